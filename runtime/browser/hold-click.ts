/** By the main button and without a modifier key: any other click is the browser's. A pointer that only moves has the button -1. */
export const isPlainClick = (event: MouseEvent | KeyboardEvent): boolean =>
  !((event as MouseEvent).button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Holds a click, or a key that presses something, that comes before the code it is for: neither the browser nor other listeners get
 * it until the returned function clicks in its place, which it does once. Light: part of the boot script.
 */
export function holdClick(event: MouseEvent | KeyboardEvent): () => void {
  let { target } = event;
  event.preventDefault();
  event.stopImmediatePropagation();
  return () => {
    if (target) target.dispatchEvent(new MouseEvent('click', event));
    target = null;
  };
}
