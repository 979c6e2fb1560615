"use strict";

/* Between the SET page and a game page of another site that opened this window (static/reader/
   runs there). Only the window that opened this one is heard, only when it is one of the two
   sites, and only in messages of a known shape. */

(() => {
  const SITES = ["setwithfriends.com", "setwithforks.com"].flatMap((name) => [
    `https://${name}`,
    `https://www.${name}`,
  ]);
  const DECK = 256; // cards, in the largest deck
  const PROBLEM_TAKEN = 200; // characters
  const KEPT = "hunch:site";

  /* The opener names itself in the address: a message must name its target, and a link inside
     Hunch drops that part of the address. */
  const fromAddress = decodeURIComponent(location.hash.slice(1));
  if (SITES.includes(fromAddress)) sessionStorage[KEPT] = fromAddress;
  const site = SITES.includes(sessionStorage[KEPT]) ? sessionStorage[KEPT] : null;

  const say = (message) => {
    if (site && window.opener) window.opener.postMessage(message, site);
  };

  const areCards = (codes) =>
    Array.isArray(codes) &&
    codes.length <= DECK &&
    codes.every((code) => typeof code === "string" && /^[0-3]{3,5}$/.test(code));

  const isBoard = ({ cards, previous }) =>
    areCards(cards) &&
    areCards(previous) &&
    new Set([...cards, ...previous]).size === cards.length + previous.length &&
    cards.length + previous.length <= DECK;

  const detailOf = (from, data) => {
    const origin = from.replace("://www.", "://");
    if (data?.hunch !== "board") return null;
    if (typeof data.problem === "string") {
      const seen = data.problem.slice(0, PROBLEM_TAKEN);
      return { origin, problem: seen.toWellFormed?.() ?? seen };
    }
    if (!isBoard(data)) return null;
    const { cards, previous } = data;
    return { origin, cards, previous, play: data.play === true };
  };

  window.addEventListener("message", ({ source, origin, data }) => {
    if (!window.opener || source !== window.opener || !SITES.includes(origin)) return;
    const detail = detailOf(origin, data);
    if (detail) hunch.tell("page", "site", detail);
  });

  const sayReady = () => /^\/set(\/|$)/.test(location.pathname) && say({ hunch: "ready" });

  /* What is heard before the page listens waits in hunch.tell. */
  sayReady();

  /* While the server was away, boards were missed. */
  new MutationObserver(
    () => document.documentElement.hasAttribute("data-away") || sayReady(),
  ).observe(document.documentElement, { attributeFilter: ["data-away"] });

  window.addEventListener("pagehide", () => say({ hunch: "marks", marks: [], play: false }));

  /* What the game page is to do: mark the cards in `marks`, and click them if `play`. Without this
     element it is left alone, until it is read anew. */
  customElements.define(
    "hunch-site-marks",
    class extends HTMLElement {
      static observedAttributes = ["marks", "play"];
      #isDue = false;

      connectedCallback() {
        this.attributeChangedCallback();
      }

      disconnectedCallback() {
        setTimeout(() => document.querySelector("hunch-site-marks") || say({ hunch: "stop" }));
      }

      /* Both attributes change at a time. */
      attributeChangedCallback() {
        if (this.#isDue) return;
        this.#isDue = true;
        queueMicrotask(() => {
          this.#isDue = false;
          if (!this.isConnected) return;
          const marks = (this.getAttribute("marks") ?? "").split(" ").filter(Boolean);
          say({ hunch: "marks", marks, play: this.getAttribute("play") === "true" });
        });
      }
    },
  );

  /* A link to drag to the bookmarks, made of the code at `code`. */
  customElements.define(
    "hunch-bookmarklet",
    class extends HTMLElement {
      async connectedCallback() {
        const answer = await fetch(this.getAttribute("code"));
        if (!answer.ok) return;
        const link = this.querySelector("a");
        link.href = `javascript:${encodeURIComponent(await answer.text())}`;
      }
    },
  );
})();
