/** By the main button and without a modifier key: any other click is the browser's. A pointer that only moves has the button -1. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Holds a click that comes before the code it is for: neither the browser nor other listeners hear of it until the returned function
 * does it again, which it does once. Light: part of the boot script.
 */
export function holdClick(event: MouseEvent): () => void {
  let { target } = event;
  event.preventDefault();
  event.stopImmediatePropagation();
  return () => {
    if (target) target.dispatchEvent(new MouseEvent('click', event));
    target = null;
  };
}
