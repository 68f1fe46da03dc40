/**
 * Clicks on these elements, and on what is in them, are held until the returned function is called, which does the first of them again: a
 * template's controls are on the page before the code that they move is. Clicks with a modifier key are the browser's.
 */
export function holdClicks(elements: readonly HTMLElement[]): () => void {
  const over = new AbortController();
  let first: EventTarget | null = null;
  for (const element of elements)
    element.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        first ??= event.target;
      },
      over,
    );
  return () => {
    over.abort();
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
