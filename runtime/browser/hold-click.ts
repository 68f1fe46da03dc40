/** By the main button and without a modifier key: any other click is the browser's. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button > 0 || ctrlKey || metaKey || shiftKey || altKey);

/**
 * Holds a click that comes before the code it is for: neither the browser nor other listeners hear of it until the returned function
 * does it again, which it does once. The
 * boot script holds those of buttons by lighter means of its own (`features/buttons/hold-early-clicks.ts`).
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
