"use strict";

/* Making elements, and keeping lists of them. */

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
};

/* The children of `list` are one for each of `wanted`, in that order; `shown` knows the element of
   each. Those that stay aren't touched, so the focus and what is unfolded stay too. */
const showEach = (list, wanted, shown, makeOne) => {
  const keep = new Set(wanted);
  for (const [one, element] of shown) {
    if (keep.has(one)) continue;
    element.remove();
    shown.delete(one);
  }
  let place = list.firstElementChild;
  for (const one of wanted) {
    if (!shown.has(one)) shown.set(one, makeOne(one));
    const element = shown.get(one);
    if (element === place) place = place.nextElementSibling;
    else list.insertBefore(element, place);
  }
};
