import type { Clock } from '../../browser/clock.ts';

export interface PopupTrigger {
  readonly delayMs: number | null;
  readonly scrollPercent: number | null;
}

/**
 * Runs `callback` once: after the delay or when that share of the page has been scrolled, whichever is first; at once if both are
 * null. While the visitor types in a field it waits until the field is left. The returned function cancels it.
 * overlays#popup-scroll, overlays#popup-while-typing
 */
export function onPopupTrigger(
  window: Window,
  clock: Clock,
  { delayMs, scrollPercent }: PopupTrigger,
  callback: () => void,
): () => void {
  const { document } = window;
  const disposers: (() => void)[] = [];
  const dispose = () => {
    for (const disposer of disposers.splice(0)) disposer();
  };
  const listen = (target: Window | Document, type: string, listener: () => void) => {
    target.addEventListener(type, listener, { passive: true });
    disposers.push(() => target.removeEventListener(type, listener));
  };
  const trigger = () => {
    dispose();
    if (!isTyping(document)) return callback();
    // After a focusout the next field may have the focus.
    listen(document, 'focusout', () => disposers.push(clock.after(0, trigger)));
  };
  const onScroll = () => {
    if (scrolledPercent(window) >= (scrollPercent ?? 0)) trigger();
  };
  if (delayMs !== null) disposers.push(clock.after(delayMs, trigger));
  if (scrollPercent !== null) {
    listen(window, 'scroll', onScroll);
    onScroll();
  } else if (delayMs === null) trigger();
  return dispose;
}

/** Returns 0 at the page's top and 100 at its end. A page that does not scroll is at its end. */
function scrolledPercent({ document, scrollY, innerHeight }: Window): number {
  const scrollablePx = document.documentElement.scrollHeight - innerHeight;
  return scrollablePx < 1 ? 100 : (scrollY / scrollablePx) * 100;
}

const fields =
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, ' +
  '[contenteditable]:not([contenteditable=false])';
const isTyping = ({ activeElement }: Document): boolean => activeElement?.matches(fields) ?? false;
