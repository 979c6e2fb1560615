"use strict";

/* Cards drawn in the browser, so that each is one light element for the server. The symbols stand
   once in the page; they take their colour from the card. */

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const WIDTH = 40;
  const HEIGHT = 84;
  const CARD = { width: 196, height: 116 };

  const SHAPES = [
    "M10 6C20 -1 37 7 37 26C37 39 29 45 29 56C29 67 39 71 33 78C24 87 3 81 3 58C3 45 11 39 11 28C11 17 1 13 10 6Z",
    "M3 21A17 17 0 0 1 37 21V63A17 17 0 0 1 3 63Z",
    "M20 2L38 42L20 82L2 42Z",
    "M3 4H37L25 42L37 80H3L15 42Z",
  ];
  const [SOLID, STRIPED, CHECKERS] = [0, 2, 3];
  const LETTERS = "PGRO";

  const every = (step, from, to, draw) => {
    let path = "";
    for (let at = from; at < to; at += step) path += draw(at);
    return path;
  };
  const STRIPES = every(8, 4, HEIGHT, (y) => `M0 ${y}H${WIDTH}`);
  const SQUARES = every(10, 0, HEIGHT, (y) =>
    every(20, (y / 10) % 2 ? 10 : 0, WIDTH, (x) => `M${x} ${y}h10v10h-10Z`),
  );

  /* With signs, the stripes of each colour run another way: the shape of the fill tells it too. */
  const TURNS = ["90", "0", "45", "-45"];
  const TURNED = every(8, -40, 130, (y) => `M-50 ${y}H90`);

  const fill = (shape, shade) => {
    const clip = `clip-path="url(#set-clip-${shape})"`;
    if (shade === STRIPED) {
      const turned = TURNS.map(
        (turn) => `<path class="turned" d="${TURNED}" transform="rotate(${turn} 20 42)"/>`,
      );
      return `<g ${clip}><path class="level" d="${STRIPES}"/>${turned.join("")}</g>`;
    }
    return shade === CHECKERS ? `<path d="${SQUARES}" fill="currentColor" ${clip}/>` : "";
  };

  /* Drawn as text of this file alone: nothing that anyone typed is in it. */
  const symbol = (shape, shade, x, colour) => `
    <g transform="translate(${x} ${(CARD.height - HEIGHT) / 2})">
      ${fill(shape, shade)}
      <path class="shape" d="${SHAPES[shape]}" fill="${shade === SOLID ? "currentColor" : "none"}"/>
      <text class="letter" x="20" y="52">${LETTERS[colour]}</text>
    </g>`;

  /* The fifth trait: one line around the card, dots, or two lines. */
  const edge = (inset, look = "") => {
    const [width, height] = [CARD.width - 2 * inset, CARD.height - 2 * inset];
    const place = `x="${inset}" y="${inset}" width="${width}" height="${height}"`;
    return `<rect class="edge ${look}" ${place} rx="8"/>`;
  };
  const BORDERS = [edge(3), edge(3, "dotted"), edge(3) + edge(10)];

  const draw = (code, isPlain) => {
    if (!/^[0-3]{3,5}$/.test(code)) return "";
    const digits = [...code].map(Number);
    const [colour, shape] = digits;
    const shade = digits.length === 3 ? SOLID : digits[2];
    const count = isPlain ? 1 : digits.at(-1) + 1;
    const gap = { 3: 12, 4: 7 }[count] ?? 14;
    const left = (CARD.width - count * WIDTH - (count - 1) * gap) / 2;
    const symbols = Array.from({ length: count }, (_, index) =>
      symbol(shape, shade, left + index * (WIDTH + gap), colour),
    );
    const border = digits.length === 5 ? BORDERS[digits[3]] : "";
    const box = `0 0 ${CARD.width} ${CARD.height}`;
    return `<svg viewBox="${box}" focusable="false">${border}${symbols.join("")}</svg>`;
  };

  const defineClips = () => {
    const svg = document.createElementNS(SVG, "svg");
    svg.id = "set-clips";
    svg.setAttribute("aria-hidden", "true");
    svg.innerHTML = SHAPES.map(
      (path, shape) => `<clipPath id="set-clip-${shape}"><path d="${path}"/></clipPath>`,
    ).join("");
    document.body.append(svg);
  };

  customElements.define(
    "hunch-card",
    class extends HTMLElement {
      static observedAttributes = ["code", "plain"];

      connectedCallback() {
        if (!document.getElementById("set-clips")) defineClips();
      }

      attributeChangedCallback() {
        this.innerHTML = draw(this.getAttribute("code") ?? "", this.hasAttribute("plain"));
      }
    },
  );
})();

/* The box for cards as text: it empties itself when `taken` says that its text became cards. */
customElements.define(
  "hunch-cards-box",
  class extends HTMLElement {
    static observedAttributes = ["taken"];

    attributeChangedCallback(_name, before) {
      const box = this.querySelector("input");
      if (before !== null && box) box.value = "";
    }
  },
);

(() => {
  const page = () => document.querySelector("#page.setgame");
  const isBusy = () => document.querySelector("dialog[open]");
  const isForWriting = (element) => element.matches?.("input, textarea, select");

  // LIGHT

  /* While a solution is pointed at or has the focus, its cards light up on the table. That must not
     lag behind the mouse, so it is done here. */
  const light = (solution) => {
    const cards = new Set(solution?.dataset.cards.split(" "));
    for (const card of document.querySelectorAll(".set-card")) {
      card.toggleAttribute("data-lit", cards.has(card.dataset.code));
    }
  };
  const lightAt = (event) => page() && light(event.target.closest?.("[data-cards]"));
  document.addEventListener("pointerover", lightAt);
  document.addEventListener("focusin", lightAt);
  document.addEventListener("focusout", (event) => event.target.closest?.("[data-cards]") && light());

  // KEYS

  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  /* Among the buttons of one grid to the nearest in the arrow's direction. */
  const move = (from, [right, down]) => {
    const [x, y] = middle(from);
    let nearest = null;
    let least = Infinity;
    for (const button of from.closest("[data-grid]").querySelectorAll("button:enabled")) {
      const [dx, dy] = [middle(button)[0] - x, middle(button)[1] - y];
      const along = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      const distance = along + 3 * aside;
      if (along > 1 && aside < 2 * along && distance < least) [nearest, least] = [button, distance];
    }
    nearest?.focus();
  };

  const undoKey = (event) => {
    const key = event.key.toLowerCase();
    if (key === "z") return event.shiftKey ? "Redo" : "Undo";
    return key === "y" ? "Redo" : null;
  };

  document.addEventListener("keydown", (event) => {
    if (!page() || isBusy() || event.isComposing || isForWriting(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      const key = event.altKey ? null : undoKey(event);
      if (key === null) return;
      event.preventDefault();
      return hunch.tell("page", "press", { key });
    }
    if (event.key in STEPS && event.target.closest?.("[data-grid]")) {
      event.preventDefault();
      return move(event.target, STEPS[event.key]);
    }
    if (event.key === "Escape") return hunch.tell("page", "press", { key: "Escape" });
    /* Letters and digits go into the box for cards, where there is one. */
    if (/^[a-zA-Z0-9]$/.test(event.key)) document.querySelector("hunch-cards-box input")?.focus();
  });
})();
