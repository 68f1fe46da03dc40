import type { Figure } from './figure.ts';
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
}

/** Px before a drag has a direction, and the share of the stage from which it means something (our choice). */
const lockPx = 10;
const farRatio = 0.15;
/** A flick counts from this many px in a millisecond. */
const flickPxPerMs = 0.5;
const doubleTapMs = 300;
const doubleTapPx = 40;
const doubleTapScale = 2.5;

/** Where it came down, and where it was last. */
type Finger = readonly [start: PointerEvent, last: PointerEvent];

/**
 * Pinch and double tap enlarge, a drag moves what is enlarged; what is not is swiped sideways or pulled down. The wheel enlarges
 * with Ctrl, which is also what a trackpad's pinch says. Listens on the stage only.
 */
export function listenToFingers(
  stage: HTMLElement,
  { stage: frame, figure, ...actions }: GestureActions,
): { zoomTo(scale: number): void } {
  const fingers = new Map<number, Finger>();
  let began: { readonly view: View; readonly spreadPx: number };
  let way: 'sideways' | 'down' | 'pan' | 'pinch' | null = null;
  let moved = false;
  let lastTap: PointerEvent | null = null;

  const set = (view: View): void => {
    const held = heldInside(view, figure().frame, frame());
    figure().view = held.scale === 1 ? unzoomed : held;
    actions.zoomed(held.scale > 1);
  };
  /** Around a point of the screen. */
  const zoomAt = (scale: number, x: number, y: number): void => {
    const { left, top, width, height } = frame();
    const limit = maxScale(figure().ownWidthPx, figure().frame.width);
    set(scaleAround(figure().view, scale, x - left - width / 2, y - top - height / 2, limit));
  };
  const isZoomed = (): boolean => figure().view.scale > 1;
  const distance = (one: PointerEvent, other: PointerEvent): number =>
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const two = (): PointerEvent[] => [...fingers.values()].map(([, last]) => last);
  const begin = (): void => {
    const [one, other] = two();
    began = { view: figure().view, spreadPx: (one && other && distance(one, other)) || 1 };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, [event, event]);
    if (fingers.size === 1) {
      moved = false;
      way = null;
    } else way = 'pinch';
    begin();
  };

  const onMove = (event: PointerEvent): void => {
    const [start] = fingers.get(event.pointerId) ?? [];
    if (!start) return;
    fingers.set(event.pointerId, [start, event]);
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (way === null) {
      if (Math.hypot(dx, dy) < lockPx) return;
      way = isZoomed() ? 'pan' : Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'down';
    }
    // From here on the drag is ours, also where it leaves the stage.
    if (!moved) stage.setPointerCapture(event.pointerId);
    moved = true;
    const { view, spreadPx } = began;
    const [one, other] = two();
    if (way === 'pinch') {
      if (one && other)
        zoomAt(
          (view.scale * distance(one, other)) / spreadPx,
          (one.clientX + other.clientX) / 2,
          (one.clientY + other.clientY) / 2,
        );
    } else if (way === 'pan') set({ ...view, x: view.x + dx, y: view.y + dy });
    else {
      figure().view = way === 'down' ? { ...unzoomed, y: dy } : { ...unzoomed, x: dx };
      if (way === 'down') actions.pull(Math.min(1, Math.abs(dy) / frame().height));
    }
  };

  const onUp = (event: PointerEvent): void => {
    const [start, last] = fingers.get(event.pointerId) ?? [];
    if (!start || !last) return;
    fingers.delete(event.pointerId);
    if (way === 'pinch') {
      // The finger that is left over drags on from here.
      for (const [id, [, rest]] of fingers) fingers.set(id, [rest, rest]);
      begin();
      way = isZoomed() ? 'pan' : null;
      return;
    }
    const [dx, dy] = [last.clientX - start.clientX, last.clientY - start.clientY];
    const isFar = (px: number, ofPx: number): boolean =>
      event.type === 'pointerup' && (px > ofPx * farRatio || px / (event.timeStamp - start.timeStamp) > flickPxPerMs);
    if (way === 'sideways') {
      const swiped = figure();
      if (isFar(Math.abs(dx), frame().width)) actions.swipe(dx < 0 ? 1 : -1, dx);
      // There may be no other one on that side.
      if (figure() === swiped) swiped.view = unzoomed;
    }
    if (way === 'down') {
      const isGone = isFar(dy, frame().height);
      if (!isGone) figure().view = unzoomed;
      actions.letGo(isGone);
    }
    way = null;
  };

  const onClick = (event: PointerEvent): void => {
    // The end of a drag is a click as well.
    if (moved) return;
    const isSecond =
      event.pointerType === 'touch' &&
      lastTap &&
      event.timeStamp - lastTap.timeStamp < doubleTapMs &&
      distance(event, lastTap) < doubleTapPx;
    lastTap = isSecond ? null : event;
    if (isSecond) zoomAt(isZoomed() ? 1 : doubleTapScale, event.clientX, event.clientY);
    else actions.tap(event);
  };

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomAt(figure().view.scale * Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
  };

  stage.onpointerdown = onDown;
  stage.onpointermove = onMove;
  stage.onpointerup = stage.onpointercancel = onUp;
  stage.onclick = onClick;
  stage.onwheel = onWheel;
  return {
    zoomTo(scale) {
      const { left, top, width, height } = frame();
      zoomAt(scale, left + width / 2, top + height / 2);
    },
  };
}
