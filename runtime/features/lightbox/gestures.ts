import type { Figure } from './figure.ts';
import { animateFrom } from './motion.ts';
import { heldInside, maxScale, scaleAround, unzoomed, type View } from './zoom.ts';

/** What the fingers ask for. */
export interface GestureActions {
  /** Where the stage lies on the screen. */
  stage(): DOMRect;
  /** The item that the fingers are on. */
  figure(): Figure;
  /** A swipe sideways: 1 for the item on the right, -1 for the one on the left, `movedPx` from where it began. */
  swipe(side: 1 | -1, movedPx: number): void;
  /** Pulled down by this share of the stage's height while the fingers are on it. */
  pull(ratio: number): void;
  /** Let go: to be closed, or to go back to its place. */
  letGo(close: boolean): void;
  /** Tapped or clicked, with nothing moved. */
  tap(event: PointerEvent): void;
  zoomed(isZoomed: boolean): void;
  /** In which it comes back, or is enlarged by a tap; 0 where nothing is to move. */
  readonly seconds: number;
}

/** Px before a drag has a direction, and the share of the stage from which it means something (our choice). */
const lockPx = 10;
const farRatio = 0.15;
/** A flick counts from this many px in a millisecond. */
const flickPxPerMs = 0.5;
const doubleTapMs = 300;
const doubleTapPx = 40;
/** How far a double tap and the control enlarge. */
const enlargedScale = 2.5;

/** Texts are scrolled, marked and followed there. */
const elsewhere = '.sqs-lightbox-meta,.sqs-cookie-banner-v2';

/** What the fingers hold: their middle, how far they are apart, and the view that they hold it by. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly spreadPx: number;
  readonly ms: number;
  readonly view: View;
}

const apart = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function gripOf(fingers: readonly PointerEvent[], event: PointerEvent, view: View): Grip {
  const [one = event, other = one] = fingers;
  const [x, y] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
  return { x, y, spreadPx: apart(one, other) || 1, ms: event.timeStamp, view };
}

/** Tells the second tap of two from a first one; only fingers tap twice. */
function watchTaps(first: (event: PointerEvent) => void, second: (event: PointerEvent) => void): (event: PointerEvent) => void {
  let last: PointerEvent | null = null;
  return (event) => {
    const isSecond =
      event.pointerType === 'touch' && last && event.timeStamp - last.timeStamp < doubleTapMs && apart(event, last) < doubleTapPx;
    last = isSecond ? null : event;
    (isSecond ? second : first)(event);
  };
}

/**
 * Pinch and double tap enlarge, a drag moves what is enlarged; what is not is swiped sideways or pulled down. The wheel enlarges
 * with Ctrl, which is also what a trackpad's pinch says. A finger may come down anywhere but where it has something else to do,
 * also on a control, which on a phone lies over the picture; taps are those on the stage. The returned function enlarges the picture around its middle, or gives it back.
 */
export function listenToFingers(
  dialog: HTMLElement,
  stage: HTMLElement,
  { stage: frame, figure, ...actions }: GestureActions,
): () => void {
  const fingers = new Map<number, PointerEvent>();
  let began: Grip;
  let way: 'sideways' | 'down' | 'zoom' | null = null;
  let moved = false;

  const grip = (event: PointerEvent): Grip => gripOf([...fingers.values()], event, figure().view);
  const isZoomed = (): boolean => figure().view.scale > 1;
  /** Enlarges the view around a point of the screen, and moves it. */
  const zoom = (view: View, scale: number, x: number, y: number, dx = 0, dy = 0): void => {
    const { left, top, width, height } = frame();
    const limit = maxScale(figure().ownWidthPx, figure().frame.width);
    const scaled = scaleAround(view, scale, x - left - width / 2, y - top - height / 2, limit);
    const held = heldInside({ ...scaled, x: scaled.x + dx, y: scaled.y + dy }, figure().frame, frame());
    figure().view = held.scale === 1 ? unzoomed : held;
    actions.zoomed(isZoomed());
  };

  const smoothly = (work: () => void): void => {
    const { picture } = figure();
    const transform = picture.style.transform || 'none';
    work();
    void animateFrom(picture, { transform }, actions.seconds);
  };
  const toggle = (x: number, y: number): void => smoothly(() => zoom(figure().view, isZoomed() ? 1 : enlargedScale, x, y));
  const goBack = (): void =>
    smoothly(() => {
      figure().view = unzoomed;
    });

  dialog.onpointerdown = (event) => {
    if (event.button !== 0 || (event.target as Element).closest(elsewhere)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) {
      moved = false;
      way = null;
    }
    began = grip(event);
  };

  dialog.onpointermove = (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    const { x, y, spreadPx } = grip(event);
    const { view } = began;
    const [dx, dy] = [x - began.x, y - began.y];
    if (fingers.size > 1) way = 'zoom';
    else if (way === null) {
      if (Math.hypot(dx, dy) < lockPx) return;
      way = isZoomed() ? 'zoom' : Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'down';
    }
    // From here on the drag is ours, also where it leaves the stage.
    if (!moved) stage.setPointerCapture(event.pointerId);
    moved = true;
    if (way === 'zoom') zoom(view, (view.scale * spreadPx) / began.spreadPx, began.x, began.y, dx, dy);
    else {
      figure().view = way === 'down' ? { ...unzoomed, y: dy } : { ...unzoomed, x: dx };
      if (way === 'down') actions.pull(Math.min(1, Math.abs(dy) / frame().height));
    }
  };

  dialog.onpointerup = dialog.onpointercancel = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    const [dx, dy] = [event.clientX - began.x, event.clientY - began.y];
    const isFar = (px: number, ofPx: number): boolean =>
      event.type === 'pointerup' && (px > ofPx * farRatio || px / (event.timeStamp - began.ms) > flickPxPerMs);
    if (fingers.size > 0) {
      // The finger that is left over drags on from here.
      began = grip(event);
      way = isZoomed() ? 'zoom' : null;
      return;
    }
    const swiped = figure();
    if (way === 'sideways') {
      if (isFar(Math.abs(dx), frame().width)) actions.swipe(dx < 0 ? 1 : -1, dx);
      // There may be no other one on that side.
      if (figure() === swiped) goBack();
    }
    if (way === 'down') {
      const isGone = isFar(dy, frame().height);
      if (!isGone) goBack();
      actions.letGo(isGone);
    }
    way = null;
  };

  const tapped = watchTaps(actions.tap, ({ clientX, clientY }) => toggle(clientX, clientY));
  stage.onclick = (event) => {
    // The end of a drag is a click as well.
    if (!moved) tapped(event as PointerEvent);
  };

  dialog.onwheel = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { view } = figure();
    zoom(view, view.scale * Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
  };

  return () => {
    const { left, top, width, height } = frame();
    toggle(left + width / 2, top + height / 2);
  };
}
