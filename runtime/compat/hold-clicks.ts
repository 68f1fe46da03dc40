import { holdClick, isPlainClick } from '../browser/hold-click.ts';

/**
 * Clicks on these elements, and on what is in them, are held until the returned function is called, which does the first of them again: a
 * template's controls are on the page before the code that they move is.
 */
export function holdClicks(elements: readonly HTMLElement[]): () => void {
  const over = new AbortController();
  let replay: (() => void) | null = null;
  for (const element of elements)
    element.addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event)) return;
        const doAgain = holdClick(event);
        replay ??= doAgain;
      },
      over,
    );
  return () => {
    over.abort();
    replay?.();
  };
}
