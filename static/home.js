"use strict";

/* The box for a board's name: it starts with the name, has the focus, and tells when Esc is pressed.
   Its text is nobody else's, so that news of other boards never overwrites what is being typed. */
customElements.define(
  "hunch-name",
  class extends HTMLElement {
    #item = null;

    connectedCallback() {
      const box = this.querySelector("input");
      const hasMoved = this.#item !== null;
      this.#item = this.closest("li");
      this.onkeydown = (event) => {
        if (event.key === "Escape" && !event.isComposing) this.dispatchEvent(new CustomEvent("leave"));
      };
      if (!hasMoved) box.value = this.getAttribute("name");
      box.focus();
      if (!hasMoved) box.select();
    }

    /* The focus goes back to where it came from, unless it is somewhere else by now. */
    disconnectedCallback() {
      setTimeout(() => {
        if (document.activeElement === document.body) this.#item.querySelector(".edit")?.focus();
      });
    }
  },
);
