import { holdClick, isPlainClick } from '../browser/hold-click.ts';

/**
 * Holds clicks on these elements, whose code has not arrived. Returns a function that stops this and repeats the first click.
 * compat#early-clicks
 */
export function holdClicks(elements: readonly HTMLElement[]): () => void {
  const controller = new AbortController();
  let replay: (() => void) | null = null;
  for (const element of elements)
    element.addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event)) return;
        const replayClick = holdClick(event);
        replay ??= replayClick;
      },
      controller,
    );
  return () => {
    controller.abort();
    replay?.();
  };
}
