/** Milliseconds in which an item that was swiped goes the rest of its way: as a gallery's swipe (spec 1 §9). */
const swipeMs = 280;

/** Settles at its end; at once where it takes no time. */
export const fade = (element: Element, opacity: number[], seconds: number): Promise<unknown> =>
  element.animate({ opacity }, { duration: seconds * 1000, fill: 'backwards', easing: 'ease' }).finished;

/** One item gives way to the other; the old one is taken off the stage. */
export function crossFade(old: Element, next: Element, seconds: number): void {
  void fade(next, [0, 1], seconds);
  void fade(old, [1, 0], seconds).then(() => old.remove());
}

/** The item that a finger has moved by `movedPx` leaves on that side, and the other follows it in; the old one is taken off the stage. */
export function slideOver(old: Element, next: Element, movedPx: number, still: boolean): void {
  const outPx = Math.sign(movedPx) * innerWidth;
  const slide = (element: Element, fromPx: number, toPx: number): Promise<unknown> =>
    element.animate(
      { translate: [`${fromPx}px`, `${toPx}px`] },
      { duration: still ? 0 : swipeMs, easing: 'cubic-bezier(.2,0,0,1)', fill: 'backwards' },
    ).finished;
  void slide(next, movedPx - outPx, 0);
  void slide(old, movedPx, outPx).then(() => old.remove());
}
