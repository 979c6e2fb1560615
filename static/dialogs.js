"use strict";

/* Opens the dialog inside it over the page; the browser keeps the focus in it and closes it on Esc. */
customElements.define(
  "hunch-modal",
  class extends HTMLElement {
    #from = null;

    connectedCallback() {
      const dialog = this.querySelector("dialog");
      this.#from ??= document.activeElement;
      dialog.showModal();
      dialog.querySelector("textarea[readonly]")?.select();
      const text = dialog.querySelector("textarea:not([readonly])");
      if (text) this.#keep(text);
    }

    /* Taken away while it is open, it gives the focus back as a closed one does. */
    disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected && document.activeElement === document.body) {
          this.#from?.focus({ preventScroll: true });
        }
      });
    }

    /* What was typed and not sent is there when the dialog opens again. */
    static #unsent = "";
    #keep(text) {
      const kept = this.constructor;
      text.value ||= kept.#unsent;
      text.addEventListener("input", () => (kept.#unsent = text.value));
      text.form.addEventListener("submit", () => (kept.#unsent = ""));
    }
  },
);
