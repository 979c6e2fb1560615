"use strict";

/* What only a browser can do on the page of the Countdown numbers game. */

document.addEventListener("keydown", (event) => {
  if (!document.querySelector(".countdown") || document.querySelector("dialog[open]")) return;
  const key = hunch.isForWriting(event.target) ? null : hunch.undoKey(event);
  if (!key) return;
  event.preventDefault();
  hunch.tell("page", "press", key);
});

/* Among tiles the arrow keys move the focus: left and right through all, up and down by rows. */
document.addEventListener("keydown", (event) => {
  const group = event.target.closest?.(".rack, .chosen");
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const tiles = [...group.querySelectorAll("button")];
  const here = tiles.indexOf(event.target);
  const perRow = tiles.filter((tile) => tile.offsetTop === tiles[0].offsetTop).length;
  const move = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
  if (here < 0 || !move) return;
  event.preventDefault();
  tiles[here + move]?.focus();
});

/* A box: its text is the browser's own, and is told while it is typed. It is set from the `text`
   attribute at the beginning and then only when `turn` changes. It is "settled" when typing rests,
   the box is left, or something else is tapped. Enter goes on to the box that `next` names. */
customElements.define(
  "hunch-field",
  class extends HTMLElement {
    static observedAttributes = ["turn"];
    static REST = 800; // milliseconds without a key
    static FRESH = 300; // what was typed so shortly ago is newer than what the page sets
    static TAKEN = 301; // characters of a text that are told
    #box = null;
    #typedAt = -Infinity;
    #resting = null;
    #elsewhere = (event) => event.target !== this.#box && this.#settle();

    connectedCallback() {
      document.addEventListener("pointerdown", this.#elsewhere, true);
      if (this.#box) return;
      this.#box = this.querySelector("input");
      this.#box.value = this.getAttribute("text") ?? "";
      this.#box.addEventListener("input", () => this.#typed());
      this.#box.addEventListener("change", () => this.#settle());
      this.#box.addEventListener("keydown", (event) => event.key === "Enter" && this.#enter(event));
      const isFree = document.activeElement === document.body && matchMedia("(pointer: fine)").matches;
      if (this.hasAttribute("first") && isFree) this.#box.focus();
    }

    disconnectedCallback() {
      document.removeEventListener("pointerdown", this.#elsewhere, true);
      clearTimeout(this.#resting);
    }

    attributeChangedCallback() {
      // The text may be set after the turn.
      queueMicrotask(() => this.#box && this.#take(this.getAttribute("text") ?? ""));
    }

    #take(text) {
      if (performance.now() - this.#typedAt < this.constructor.FRESH) return this.#typed();
      clearTimeout(this.#resting);
      this.#resting = null;
      this.#box.value = text;
    }

    #tell(name) {
      const text = this.#box.value.slice(0, this.constructor.TAKEN);
      hunch.tell(this.id, name, text.toWellFormed?.() ?? text);
    }

    #typed() {
      this.#typedAt = performance.now();
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => this.#settle(), this.constructor.REST);
      this.#tell("typed");
    }

    #settle() {
      if (this.#resting === null) return;
      clearTimeout(this.#resting);
      this.#resting = null;
      this.#typedAt = -Infinity;
      this.#tell("settled");
    }

    #enter(event) {
      this.#settle();
      const next = document.getElementById(this.getAttribute("next"))?.querySelector("input");
      if (!next || event.isComposing) return;
      event.preventDefault();
      next.focus();
      next.select();
    }
  },
);

/* Thirty seconds. They are the browser's own: nothing on the page disturbs them. Another `deal`
   starts them anew. */
customElements.define(
  "hunch-clock",
  class extends HTMLElement {
    static observedAttributes = ["deal"];
    static SECONDS = 30;
    #end = null;
    #ticking = null;
    #parts = null;

    connectedCallback() {
      if (this.#parts) return;
      const make = (tag, name) => {
        const part = document.createElement(tag);
        part.className = name;
        return part;
      };
      const parts = {
        button: make("button", "plain-button"),
        bar: make("div", "clock-bar"),
        left: make("span", "clock-left"),
        said: make("span", "clock-said"),
      };
      parts.button.type = "button";
      parts.bar.append(make("div", "clock-fill"));
      parts.said.setAttribute("role", "status");
      parts.left.setAttribute("role", "timer");
      parts.button.addEventListener("click", () => (this.#end === null ? this.start() : this.#stop("")));
      this.append(parts.button, parts.bar, parts.left, parts.said);
      this.#parts = parts;
      this.#stop("");
    }

    disconnectedCallback() {
      clearInterval(this.#ticking);
    }

    attributeChangedCallback(_name, old, deal) {
      if (deal && deal !== old && this.#parts) this.start();
    }

    start() {
      clearInterval(this.#ticking);
      this.#end = performance.now() + this.constructor.SECONDS * 1000;
      this.#ticking = setInterval(() => this.#tick(), 200);
      this.#parts.said.textContent = "";
      this.#parts.button.textContent = "Stop the clock";
      this.toggleAttribute("over", false);
      this.#tick();
    }

    #tick() {
      const left = Math.max(0, this.#end - performance.now()) / 1000;
      this.#show(left);
      if (left === 0) {
        this.#stop("Time is up.");
        this.toggleAttribute("over", true);
        this.#show(0);
      }
    }

    #stop(said) {
      clearInterval(this.#ticking);
      this.#end = null;
      this.toggleAttribute("over", false);
      this.#parts.button.textContent = "Start the clock";
      this.#parts.said.textContent = said;
      this.#show(this.constructor.SECONDS);
    }

    #show(left) {
      this.#parts.left.textContent = `${Math.ceil(left)} s`;
      this.#parts.bar.firstChild.style.width = `${(100 * left) / this.constructor.SECONDS}%`;
    }
  },
);

/* Ways of making a target, from the `ways` attribute: a line each, with its steps behind tabs. Each
   unfolds; those that are there stay as they are when more come. */
customElements.define(
  "hunch-ways",
  class extends HTMLElement {
    static observedAttributes = ["ways"];
    #shown = new Map();

    attributeChangedCallback(_name, _old, ways) {
      const lines = ways ? ways.split("\n") : [];
      const keep = new Set(lines);
      for (const [line, way] of this.#shown) {
        if (keep.has(line)) continue;
        way.remove();
        this.#shown.delete(line);
      }
      let place = this.firstElementChild;
      for (const line of lines) {
        const way = this.#shown.get(line) ?? this.#make(line);
        if (way === place) place = place.nextElementSibling;
        else this.insertBefore(way, place);
      }
      queueMicrotask(() => {
        if (this.hasAttribute("open-first") && this.firstElementChild && !this.querySelector("[open]"))
          this.firstElementChild.open = true;
      });
    }

    #make(line) {
      const [text, ...steps] = line.split("\t");
      const way = document.createElement("details");
      const summary = way.appendChild(document.createElement("summary"));
      summary.textContent = text;
      const list = way.appendChild(document.createElement("ol"));
      for (const step of steps.length ? steps : ["The tile itself."]) {
        list.appendChild(document.createElement("li")).textContent = step;
      }
      this.#shown.set(line, way);
      return way;
    }
  },
);

/* The targets around one, a hundred to a row: the higher and stronger a bar, the nearer is what can
   be made. Pointing, tapping or the arrow keys pick a target and say how far it is. */
customElements.define(
  "hunch-nearby",
  class extends HTMLElement {
    static observedAttributes = ["distances", "first", "target"];
    static PER_ROW = 100;
    static HEIGHTS = { 0: 9, "+": 0.8 };
    static MOVES = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -100, ArrowDown: 100 };
    #drawing = null;
    #picked = null;

    connectedCallback() {
      if (!this.#drawing) this.#build();
      this.#draw();
    }

    attributeChangedCallback() {
      if (!this.#drawing) return;
      this.#picked = null;
      queueMicrotask(() => this.#draw());
    }

    get #first() {
      return Number(this.getAttribute("first"));
    }
    get #distances() {
      return this.getAttribute("distances") ?? "";
    }

    #svg(tag, attributes) {
      const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      return made;
    }

    #build() {
      const rows = document.createElement("div");
      rows.className = "nearby-rows";
      this.#drawing = this.#svg("svg", { preserveAspectRatio: "none", tabindex: 0, role: "slider" });
      this.#drawing.setAttribute("aria-label", "Targets");
      const said = document.createElement("p");
      said.className = "nearby-said";
      this.append(rows, this.#drawing, said);
      const pick = (event) => this.#pick(this.#at(event));
      this.#drawing.addEventListener("pointermove", pick);
      this.#drawing.addEventListener("click", pick);
      this.#drawing.addEventListener("pointerleave", (event) => {
        if (event.pointerType === "mouse") this.#pick(null);
      });
      this.#drawing.addEventListener("keydown", (event) => {
        const move = this.constructor.MOVES[event.key];
        if (!move) return;
        event.preventDefault();
        this.#pick((this.#picked ?? this.#own ?? 0) + move);
      });
    }

    get #own() {
      const place = Number(this.getAttribute("target")) - this.#first;
      return place >= 0 && place < this.#distances.length ? place : null;
    }

    #at(event) {
      const box = this.#drawing.getBoundingClientRect();
      const rows = Math.ceil(this.#distances.length / this.constructor.PER_ROW);
      const row = Math.floor((rows * (event.clientY - box.top)) / box.height);
      const column = Math.floor((this.constructor.PER_ROW * (event.clientX - box.left)) / box.width);
      return row * this.constructor.PER_ROW + column;
    }

    #draw() {
      const { PER_ROW, HEIGHTS } = this.constructor;
      const paths = new Map();
      [...this.#distances].forEach((distance, place) => {
        const height = HEIGHTS[distance] ?? 6.5 - Number(distance) * 0.6;
        const x = place % PER_ROW;
        const y = 10 * Math.floor(place / PER_ROW) + 9.5 - height;
        paths.set(distance, `${paths.get(distance) ?? ""}M${x} ${y}h.85v${height}h-.85z`);
      });
      const rows = Math.ceil(this.#distances.length / PER_ROW);
      this.#drawing.setAttribute("viewBox", `0 0 ${PER_ROW} ${10 * rows}`);
      this.#drawing.replaceChildren(
        ...[...paths].map(([distance, d]) =>
          this.#svg("path", { d, class: distance === "0" ? "made" : Number(distance) < 3 ? "near" : "far" }),
        ),
      );
      this.style.setProperty("--rows", rows);
      this.querySelector(".nearby-rows").replaceChildren(
        ...Array.from({ length: rows }, (_, row) => {
          const name = document.createElement("span");
          name.textContent = this.#first + row * PER_ROW;
          return name;
        }),
      );
      if (this.#own !== null) this.#mark(this.#own, "own");
      this.#say();
    }

    #mark(place, name) {
      const { PER_ROW } = this.constructor;
      const [x, y] = [place % PER_ROW, 10 * Math.floor(place / PER_ROW)];
      this.#drawing.append(
        this.#svg("rect", { x: x - 0.3, y, width: 1.45, height: 10, class: `mark ${name}` }),
      );
    }

    #pick(place) {
      const last = this.#distances.length - 1;
      this.#picked = place === null ? null : Math.max(0, Math.min(place, last));
      this.#drawing.querySelector(".picked")?.remove();
      if (this.#picked !== null) this.#mark(this.#picked, "picked");
      this.#say();
    }

    #say() {
      const place = this.#picked ?? this.#own;
      const said = this.querySelector(".nearby-said");
      said.textContent = place === null ? "Point at a bar to see its target." : this.#about(place);
      const drawing = this.#drawing;
      drawing.setAttribute("aria-valuemin", this.#first);
      drawing.setAttribute("aria-valuemax", this.#first + this.#distances.length - 1);
      drawing.setAttribute("aria-valuenow", this.#first + (place ?? 0));
      drawing.setAttribute("aria-valuetext", said.textContent);
    }

    #about(place) {
      const distance = this.#distances[place];
      const target = this.#first + place;
      if (distance === "0") return `${target} can be made.`;
      const far = distance === "+" ? "more than 9" : distance;
      return `${target} can't be made; the closest is ${far} away.`;
    }
  },
);
