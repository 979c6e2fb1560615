"use strict";

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
