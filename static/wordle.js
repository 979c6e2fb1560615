"use strict";

/* A list of words from its `words` attribute: a real button for each, kept while its word stays.
   A click on one is told as "pick". */
customElements.define(
  "hunch-words",
  class extends HTMLElement {
    static observedAttributes = ["words"];
    #shown = new Map();

    attributeChangedCallback(_name, _old, words) {
      const button = (word) => make("button", { type: "button" }, word);
      showEach(this, words ? words.split(" ") : [], this.#shown, button);
    }

    connectedCallback() {
      this.onclick = (event) => {
        const word = event.target.closest("button")?.textContent;
        if (word) this.dispatchEvent(new CustomEvent("pick", { detail: word }));
      };
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
