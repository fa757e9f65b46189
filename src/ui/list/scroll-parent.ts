/** The nearest scrollable ancestor of an element, else the document's root. */
export function scrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}
