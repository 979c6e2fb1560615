"use strict";

/* A list of words from its `words` attribute: a real button for each, kept while its word stays.
   A click on one is told as "pick"; the end of the list coming into sight as "more". */
customElements.define(
  "hunch-words",
  class extends HTMLElement {
    static observedAttributes = ["words"];
    #buttons = new Map();

    attributeChangedCallback(_name, _old, words) {
      const wanted = words ? words.split(" ") : [];
      const keep = new Set(wanted);
      for (const [word, button] of this.#buttons) {
        if (keep.has(word)) continue;
        button.remove();
        this.#buttons.delete(word);
      }
      let place = this.firstElementChild;
      for (const word of wanted) {
        const button = this.#buttons.get(word) ?? this.#make(word);
        if (button === place) place = place.nextElementSibling;
        else this.insertBefore(button, place);
      }
    }

    connectedCallback() {
      this.onclick = (event) => {
        const word = event.target.closest("button")?.textContent;
        if (word) this.dispatchEvent(new CustomEvent("pick", { detail: word }));
      };
    }

    #make(word) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = word;
      this.#buttons.set(word, button);
      return button;
    }
  },
);

/* The board: when there are more rows than fit, the row being typed stays in sight. */
customElements.define(
  "hunch-board",
  class extends HTMLElement {
    #rows = new MutationObserver(() => this.#follow());
    #size = new ResizeObserver(() => this.#follow());

    connectedCallback() {
      this.#rows.observe(this, { childList: true, characterData: true, subtree: true });
      this.#size.observe(this);
    }

    disconnectedCallback() {
      this.#rows.disconnect();
      this.#size.disconnect();
    }

    #follow() {
      const row = this.querySelector(".typing");
      if (!row || this.scrollHeight <= this.clientHeight) return;
      const below = row.offsetTop + row.offsetHeight - (this.scrollTop + this.clientHeight);
      const above = this.scrollTop - row.offsetTop;
      if (below > 0) this.scrollTop += below + 4;
      else if (above > 0) this.scrollTop -= above + 4;
    }
  },
);
