"use strict";

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
      const rows = make("div", { class: "nearby-rows" });
      this.#drawing = this.#svg("svg", { preserveAspectRatio: "none", tabindex: 0, role: "slider" });
      this.#drawing.setAttribute("aria-label", "Targets");
      const said = make("p", { class: "nearby-said" });
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
        ...Array.from({ length: rows }, (_, row) => make("span", {}, `${this.#first + row * PER_ROW}`)),
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
