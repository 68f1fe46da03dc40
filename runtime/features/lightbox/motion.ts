/** Seconds in which an item that was swiped goes the rest of its way: as a gallery's swipe (spec 1 §9). */
export const swipeSeconds = 0.28;

const play = (element: Element, frame: Keyframe, offset: 0 | 1, seconds: number): Promise<unknown> =>
  element.animate([{ ...frame, offset }], {
    duration: seconds * 1000,
    easing: 'cubic-bezier(.2,0,0,1)',
    fill: offset ? 'forwards' : 'backwards',
  }).finished;

/** Lets it come from looking like this to its own looks. */
export const animateFrom = (element: Element, frame: Keyframe, seconds: number): Promise<unknown> =>
  play(element, frame, 0, seconds);
/** Lets it go from its own looks to looking like this, and stay so. */
export const goTo = (element: Element, frame: Keyframe, seconds: number): Promise<unknown> => play(element, frame, 1, seconds);

/** One item gives way to the other; the old one is taken off the stage. */
export function crossFade(old: Element, next: Element, seconds: number): void {
  void animateFrom(next, { opacity: 0 }, seconds);
  void goTo(old, { opacity: 0 }, seconds).then(() => old.remove());
}

/** The item that a finger has moved by `movedPx` leaves on that side, and the other follows it in; the old one is taken off the stage. */
export function slideOver(old: Element, next: Element, movedPx: number, seconds: number): void {
  const restPx = Math.sign(movedPx) * innerWidth - movedPx;
  void animateFrom(next, { translate: `${-restPx}px` }, seconds);
  void goTo(old, { translate: `${restPx}px` }, seconds).then(() => old.remove());
}
