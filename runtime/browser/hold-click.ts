/**
 * Returns whether a click is by the main button and without a modifier key. A pointer event without a button has the button -1.
 */
export const isPlainClick = (event: MouseEvent | KeyboardEvent): boolean =>
  !((event as MouseEvent).button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Holds a click or key press whose handler is not loaded yet: neither the browser nor other listeners receive the event. Returns
 * a function that dispatches a click at the same target once. Part of the boot script.
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
