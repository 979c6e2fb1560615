"use strict";

/* The pictures beside the Wordle board, each drawn from one attribute. */

/* The best guesses from `guesses`: "heading;word,leaves,worst,chance;…|…". A click on one is told as
   "pick"; the `best` one stands out. */
customElements.define(
  "hunch-guesses",
  class extends HTMLElement {
    static observedAttributes = ["guesses", "best"];
    static COLUMNS = [
      ["leaves", "How many words it leaves, on average"],
      ["worst", "How many words it leaves at worst"],
      ["chance", "The chance that it is the answer"],
    ];
    #drawn = null;

    attributeChangedCallback() {
      const text = this.getAttribute("guesses") ?? "";
      if (text !== this.#drawn) {
        this.#drawn = text;
        const parts = text ? text.split("|").map((part) => part.split(";")) : [];
        this.replaceChildren(make("table", {}, ...parts.flatMap((part) => this.#part(part))));
      }
      const best = this.getAttribute("best");
      for (const row of this.querySelectorAll("tbody tr")) {
        row.classList.toggle("best", row.dataset.word === best);
      }
    }

    connectedCallback() {
      this.onclick = (event) => {
        const word = event.target.closest("tr")?.dataset.word;
        if (event.target.closest("button")) {
          this.dispatchEvent(new CustomEvent("pick", { detail: word }));
        }
      };
    }

    #part([name, ...guesses]) {
      const heads = this.constructor.COLUMNS.map(([column, about]) =>
        make("th", { scope: "col", title: about }, column),
      );
      const head = make("tr", {}, make("th", { scope: "col" }, name), ...heads);
      return [
        make("thead", {}, head),
        make("tbody", {}, ...guesses.map((guess) => this.#guess(guess.split(",")))),
      ];
    }

    #guess([word, ...figures]) {
      const face = word.toUpperCase();
      const attributes = { type: "button", class: "guess", title: `Type ${face}` };
      const pick = make("td", {}, make("button", attributes, face));
      return make("tr", { "data-word": word }, pick, ...figures.map((f) => make("td", {}, f)));
    }
  },
);

/* The groups of a guess from `groups`: "02100 12 crane slate|…". A bar opens to its words; a click on
   one of those is told as "pick". */
customElements.define(
  "hunch-groups",
  class extends HTMLElement {
    static observedAttributes = ["groups"];
    static NAMES = ["grey", "yellow", "green"];

    attributeChangedCallback(_name, _old, text) {
      const groups = text ? text.split("|").map((group) => group.split(" ")) : [];
      const most = Math.max(1, ...groups.map(([, count]) => Number(count)));
      this.replaceChildren(...groups.map((group) => this.#bar(group, most)));
    }

    connectedCallback() {
      this.onclick = (event) => {
        const word = event.target.closest("button")?.textContent;
        if (word) this.dispatchEvent(new CustomEvent("pick", { detail: word }));
      };
    }

    #bar([digits, count, ...words], most) {
      const colours = [...digits].map((digit) => this.constructor.NAMES[digit]).join(", ");
      const marks = make("span", { class: "marks", role: "img", "aria-label": colours });
      for (const digit of digits) marks.append(make("i", { "data-mark": digit }));
      const length = make("b", { style: `width: ${(70 * count) / most}%` });
      const said = words.length === 1 ? words[0].toUpperCase() : count;
      const bar = make("span", { class: "bar" }, length, make("span", {}, said));
      const summary = make("summary", { title: words.join(" ").toUpperCase() }, marks, bar);
      const details = make("details", {}, summary);
      details.addEventListener("toggle", () => this.#fill(details, words, Number(count)), {
        once: true,
      });
      return details;
    }

    #fill(details, words, count) {
      const list = make("div", { class: "in-group" });
      for (const word of words) list.append(make("button", { type: "button" }, word));
      if (count > words.length) list.append(make("span", {}, `and ${count - words.length} more`));
      details.append(list);
    }
  },
);

/* Where letters stand, from `counts`: 26 times 5 numbers. Letters that are nowhere are left out. */
customElements.define(
  "hunch-letters",
  class extends HTMLElement {
    static observedAttributes = ["counts"];

    attributeChangedCallback(_name, _old, text) {
      const counts = text ? text.split(" ").map(Number) : [];
      const most = Math.max(1, ...counts);
      const rows = [];
      for (let letter = 0; letter * 5 < counts.length; letter += 1) {
        const row = counts.slice(letter * 5, letter * 5 + 5);
        if (row.some((count) => count > 0)) rows.push([String.fromCharCode(65 + letter), row]);
      }
      const places = [1, 2, 3, 4, 5].map((place) => make("th", { scope: "col" }, String(place)));
      this.replaceChildren(
        make(
          "table",
          {},
          make("thead", {}, make("tr", {}, make("td"), ...places)),
          make("tbody", {}, ...rows.map(([name, row]) => this.#row(name, row, most))),
        ),
      );
    }

    #row(name, row, most) {
      const cells = row.map((count) => {
        const share = count / most;
        const cell = make("td", { style: `--share: ${share.toFixed(3)}` }, count ? `${count}` : "·");
        if (!count) cell.setAttribute("data-none", "");
        return cell;
      });
      return make("tr", {}, make("th", { scope: "row" }, name), ...cells);
    }
  },
);
