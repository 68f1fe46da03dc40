import { holdClick, isPlainClick } from '../browser/hold-click.ts';

/**
 * Holds clicks on these elements, whose code has not arrived, until the returned function is called, which repeats the first of them.
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
