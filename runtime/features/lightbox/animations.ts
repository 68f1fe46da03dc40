/** Duration in which a swiped item finishes its way, as in a gallery (gallery#swipe-change). */
export const swipeSeconds = 0.28;

const play = (element: Element, frame: Keyframe, offset: 0 | 1, seconds: number): Promise<unknown> =>
  element.animate([{ ...frame, offset }], {
    duration: seconds * 1000,
    easing: 'cubic-bezier(.2,0,0,1)',
    fill: offset ? 'forwards' : 'backwards',
  }).finished;

/** Animates an element from the styles of `frame` to its current styles. */
export const animateFrom = (element: Element, frame: Keyframe, seconds: number): Promise<unknown> =>
  play(element, frame, 0, seconds);
/** Animates an element from its current styles to those of `frame`, which stay. */
export const animateTo = (element: Element, frame: Keyframe, seconds: number): Promise<unknown> =>
  play(element, frame, 1, seconds);

/** Fades from one item to another and removes the old one. */
export function crossFade(old: Element, next: Element, seconds: number): void {
  void animateFrom(next, { opacity: 0 }, seconds);
  void animateTo(old, { opacity: 0 }, seconds).then(() => old.remove());
}

/** Moves an item, which a drag has moved by `movedPx`, off the stage with the next one behind it, and removes the old one. */
export function slideOver(old: Element, next: Element, movedPx: number, seconds: number): void {
  const restPx = Math.sign(movedPx) * innerWidth - movedPx;
  void animateFrom(next, { translate: `${-restPx}px` }, seconds);
  void animateTo(old, { translate: `${restPx}px` }, seconds).then(() => old.remove());
}

/** Returns the visible part of an element, which a gallery may clip; null if no part is in view. */
export function visiblePart(origin: HTMLElement | null): DOMRect | null {
  const parent = origin?.isConnected && origin.parentElement;
  if (!parent) return null;
  const own = origin.getBoundingClientRect();
  const box = parent.getBoundingClientRect();
  const [left, top] = [Math.max(0, own.left, box.left), Math.max(0, own.top, box.top)];
  const width = Math.min(innerWidth, own.right, box.right) - left;
  const height = Math.min(innerHeight, own.bottom, box.bottom) - top;
  return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : null;
}

/** Returns the styles with which a picture at `to` fills `from`: moved, scaled and clipped to its shape. */
export function frameAt(from: DOMRect, to: DOMRect): Keyframe {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const clipX = (to.width - from.width / scale) / 2;
  const clipY = (to.height - from.height / scale) / 2;
  const x = (from.left + from.right - to.left - to.right) / 2;
  const y = (from.top + from.bottom - to.top - to.bottom) / 2;
  return { transform: `translate(${x}px,${y}px) scale(${scale})`, clipPath: `inset(${clipY}px ${clipX}px)` };
}
