"use strict";

/* What has the focus can go with what was done by it. Then what stood beside it has the focus, or else
   the next control behind it that is still there, or the one before. On the board it is a tile, where
   Enter goes on meaning the board. Dialogs and boxes see to it themselves, and sooner. */

(() => {
  const hasNoFocus = () => document.activeElement === document.body;

  const CONTROLS = "#hunch :is(button, a, summary):not(dialog *)";
  let focused = null;
  let around = [];
  const isGone = (control) => !control.isConnected || control.disabled;

  document.addEventListener("focusin", ({ target }) => {
    focused = target.closest(CONTROLS);
    if (!focused) return;
    const all = [...document.querySelectorAll(CONTROLS)];
    const place = all.indexOf(focused);
    const near = [...all.slice(place + 1), ...all.slice(0, place).reverse()];
    const beside = near.filter((each) => each.parentElement === focused.parentElement);
    const tiles = focused.closest(".row") ? near.filter((each) => each.matches(".tile")) : [];
    around = [...tiles.filter((each) => each.dataset.tile), ...tiles, ...beside, ...near];
  });

  document.addEventListener("focusout", ({ target }) =>
    setTimeout(() => {
      if (target === focused && !isGone(target) && hasNoFocus()) focused = null;
    }),
  );

  const refocus = () => {
    if (!focused || !isGone(focused) || !hasNoFocus()) return;
    focused = null;
    for (const near of around) {
      near.focus({ preventScroll: true });
      if (!hasNoFocus()) return;
    }
  };

  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => focused && isGone(focused) && setTimeout(refocus)).observe(
      document.body,
      { childList: true, subtree: true, attributeFilter: ["disabled"] },
    ),
  );
})();
