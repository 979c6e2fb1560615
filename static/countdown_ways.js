"use strict";

/* Ways of making a target, from the `ways` attribute: a line each, with its steps behind tabs. Each
   unfolds; those that are there stay as they are when more come. */
customElements.define(
  "hunch-ways",
  class extends HTMLElement {
    static observedAttributes = ["ways"];
    #shown = new Map();

    attributeChangedCallback(_name, _old, ways) {
      showEach(this, ways ? ways.split("\n") : [], this.#shown, (line) => this.#way(line));
      queueMicrotask(() => {
        if (this.hasAttribute("open-first") && this.firstElementChild && !this.querySelector("[open]"))
          this.firstElementChild.open = true;
      });
    }

    #way(line) {
      const [text, ...steps] = line.split("\t");
      const list = (steps.length ? steps : ["The tile itself."]).map((step) => make("li", {}, step));
      return make("details", {}, make("summary", {}, text), make("ol", {}, ...list));
    }
  },
);
