/**
 * Returns whether a click is by the main button and without a modifier key. A pointer event without a button has the button -1.
 */
export const isPlainClick = (event: MouseEvent | KeyboardEvent): boolean =>
  !((event as MouseEvent).button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Holds a click or key press whose handler is not loaded yet: neither the browser nor other listeners receive the event, and its
 * target has a mark that is drawn in the next frame. Returns a function that dispatches a click at the same target once. Part of the boot
 * script.
 */
export function holdClick(event: MouseEvent | KeyboardEvent): () => void {
  const target = event.target as Element;
  const mark = 'data-ss-pressed';
  let isHeld = true;
  event.preventDefault();
  event.stopImmediatePropagation();
  target.setAttribute(mark, '');
  return () => {
    if (!isHeld) return;
    isHeld = false;
    target.removeAttribute(mark);
    target.dispatchEvent(new MouseEvent('click', event));
  };
}
