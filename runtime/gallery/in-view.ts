/** Any part of the element is inside the window. */
export function isInView(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view) return false;
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < view.innerHeight && left < view.innerWidth;
}
