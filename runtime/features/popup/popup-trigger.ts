import type { Clock } from '../../browser/clock.ts';

export interface PopupTrigger {
  readonly delayMs: number | null;
  readonly scrollPercent: number | null;
}

/**
 * Calls once: after the delay or when that share of the page's way is scrolled, whatever is first; at once if neither is asked
 * for. A page that does not scroll has been scrolled to its end (our choice). Never while the visitor writes in a field: then once
 * the field is left. The returned function calls it off.
 */
export function onPopupTrigger(
  window: Window,
  clock: Clock,
  { delayMs, scrollPercent }: PopupTrigger,
  work: () => void,
): () => void {
  const { document } = window;
  const ends: (() => void)[] = [];
  const stop = () => {
    for (const end of ends.splice(0)) end();
  };
  const listen = (target: Window | Document, name: string, heard: () => void) => {
    target.addEventListener(name, heard, { passive: true });
    ends.push(() => target.removeEventListener(name, heard));
  };
  const fire = () => {
    stop();
    if (!isWriting(document)) return work();
    // The next field may have the focus by then.
    listen(document, 'focusout', () => ends.push(clock.after(0, fire)));
  };
  const look = () => {
    if (scrolledPercent(window) >= (scrollPercent ?? 0)) fire();
  };
  if (delayMs !== null) ends.push(clock.after(delayMs, fire));
  if (scrollPercent !== null) {
    listen(window, 'scroll', look);
    look();
  } else if (delayMs === null) fire();
  return stop;
}

/** 0 at the page's top, 100 at its end. */
function scrolledPercent({ document, scrollY, innerHeight }: Window): number {
  const way = document.documentElement.scrollHeight - innerHeight;
  return way < 1 ? 100 : (scrollY / way) * 100;
}

const fields =
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const isWriting = ({ activeElement }: Document): boolean => activeElement?.matches(fields) ?? false;
