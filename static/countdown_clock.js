"use strict";

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
      const parts = {
        button: make("button", { type: "button", class: "plain-button" }),
        bar: make("div", { class: "clock-bar" }, make("div", { class: "clock-fill" })),
        left: make("span", { class: "clock-left", role: "timer" }),
        said: make("span", { class: "clock-said", role: "status" }),
      };
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
