"use strict";

/* A slider whose place the page decides; where a person moves it is told as "moved". */
customElements.define(
  "hunch-slider",
  class extends HTMLElement {
    static observedAttributes = ["at", "max", "name"];
    #range = document.createElement("input");

    constructor() {
      super();
      this.#range.type = "range";
      this.#range.min = 0;
      this.#range.addEventListener("input", () =>
        this.dispatchEvent(new CustomEvent("moved", { detail: this.#range.valueAsNumber })),
      );
    }

    connectedCallback() {
      this.append(this.#range);
      this.#show();
    }

    attributeChangedCallback() {
      this.#show();
    }

    #show() {
      this.#range.ariaLabel = this.getAttribute("name");
      this.#range.max = this.getAttribute("max");
      this.#range.value = this.getAttribute("at");
    }
  },
);

/* The message that is looked at stays in sight of its list. */
new MutationObserver(() => {
  const message = document.querySelector('.debug-messages [aria-pressed="true"]');
  const list = message?.closest(".debug-messages");
  if (list) list.scrollTop = message.offsetTop - list.clientHeight / 2;
}).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributeFilter: ["aria-pressed"],
});
