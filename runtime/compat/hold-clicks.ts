import type { Clock } from '../browser/clock.ts';
import { holdPress, type ReleasePress } from '../browser/hold-press.ts';
import { isPlainPress } from '../browser/repeat-press.ts';

/**
 * Holds clicks on these elements, whose code has not arrived. Returns a function that stops this and repeats the first click on each.
 * compat#early-clicks
 */
export function holdClicks(elements: readonly HTMLElement[], clock: Clock): () => void {
  const controller = new AbortController();
  const held: (ReleasePress | null)[] = [];
  for (const element of elements)
    element.addEventListener(
      'click',
      (event) => {
        if (isPlainPress(event)) held.push(holdPress(event, clock));
      },
      controller,
    );
  return () => {
    controller.abort();
    for (const release of held) release?.();
  };
}
