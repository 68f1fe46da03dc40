import type { Clock } from '../../browser/clock.ts';
import { axisOf, capturePointer, suppressClick } from '../../ui/dom/pointer-drag.ts';
import { animateFrom } from './animations.ts';
import type { Figure } from './figure.ts';
import { clampView, maxScale, scaleAround, unzoomed, type View } from './zoom.ts';

/** Callbacks for gestures, and the item that they move. */
export interface GestureActions {
  /** Returns the place of the stage on the screen. */
  stage(): DOMRect;
  /** Returns the current item. */
  figure(): Figure;
  /** Runs after a swipe sideways, `movedPx` from its start: 1 for the item on the right, -1 for the one on the left. */
  onSwipe(side: 1 | -1, movedPx: number): void;
  /** Runs while a finger pulls the item down, with the distance as a share of the stage's height. */
  onPull(ratio: number): void;
  /** Runs when the item is released. `isFar`: the pull closes the lightbox. */
  onPullEnd(isFar: boolean): void;
  /** Runs after a tap or a click without a movement. */
  onTap(event: PointerEvent): void;
  onZoom(isZoomed: boolean): void;
  /** Duration of the return to the place and of the zoom by a tap; 0 for no animation. */
  readonly seconds: number;
}

/** The share of the stage or the speed that completes a drag: lightbox#finger-swipe. */
const farRatio = 0.15;
const flickPxPerMs = 0.5;
/** Limits of time and distance of a double tap, and its zoom: lightbox#double-tap. */
const doubleTapMs = 300;
const doubleTapPx = 40;
const enlargedScale = 2.5;

/** Elements that scroll or select under a finger. */
const otherTargets = '.sqs-lightbox-meta,.sqs-cookie-banner-v2';

/** Middle and distance of the fingers, and the view when they touched. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly spreadPx: number;
  readonly ms: number;
  readonly view: View;
}

/**
 * Listens to gestures: pinch and double tap enlarge; a drag moves an enlarged picture, and swipes or pulls down any other item.
 * The wheel enlarges with Ctrl, because browsers report the pinch of a trackpad as such. A drag may start on a control, which
 * covers the picture on phones; taps count on the stage only. It is no `followPointer`, because two fingers act together and the
 * one that stays goes on. Returns a function that zooms around the middle, in or out.
 * https://developer.mozilla.org/docs/Web/API/Element/wheel_event
 */
export function listenToFingers(dialog: HTMLElement, stage: HTMLElement, actions: GestureActions, clock: Clock): () => void {
  const { stage: stageFrame, figure } = actions;
  const zoomer = createZoomer(actions);
  const fingers = new Map<number, PointerEvent>();
  let start: Grip;
  let mode: 'sideways' | 'down' | 'zoom' | null = null;
  let hasMoved = false;
  const grip = (event: PointerEvent): Grip => gripOf([...fingers.values()], event, figure().view);

  dialog.onpointerdown = (event) => {
    if (event.button !== 0 || (event.target as Element).closest(otherTargets)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) {
      hasMoved = false;
      mode = null;
    }
    start = grip(event);
  };

  dialog.onpointermove = (event) => {
    if (!fingers.has(event.pointerId)) return;
    // The release was lost, for example in a dialog of the browser.
    if (event.buttons === 0) return lift(event);
    fingers.set(event.pointerId, event);
    const { x, y, spreadPx } = grip(event);
    const [dx, dy] = [x - start.x, y - start.y];
    if (fingers.size > 1) mode = 'zoom';
    else if (mode === null) {
      const axis = axisOf(dx, dy);
      if (!axis) return;
      mode = zoomer.isZoomed() ? 'zoom' : axis === 'x' ? 'sideways' : 'down';
    }
    if (!hasMoved) capturePointer(stage, event);
    hasMoved = true;
    if (mode === 'zoom') zoomer.zoom(start.view, (start.view.scale * spreadPx) / start.spreadPx, start, { x: dx, y: dy });
    else if (mode === 'sideways') figure().view = { ...unzoomed, x: dx };
    else {
      figure().view = { ...unzoomed, y: dy };
      actions.onPull(Math.min(1, Math.abs(dy) / stageFrame().height));
    }
  };

  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) {
      // The remaining finger continues from here.
      start = grip(event);
      mode = zoomer.isZoomed() ? 'zoom' : null;
      return;
    }
    if (hasMoved) suppressClick(clock);
    if (mode === 'sideways') endSwipe(event, start, actions, zoomer.reset);
    if (mode === 'down') endPull(event, start, actions, zoomer.reset);
    mode = null;
  };
  dialog.onpointerup = dialog.onpointercancel = lift;

  const onClick = tapDetector(actions.onTap, ({ clientX, clientY }) => zoomer.toggle(clientX, clientY));
  stage.onclick = (event) => onClick(event as PointerEvent);

  dialog.onwheel = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { view } = figure();
    zoomer.zoom(view, view.scale * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  };

  return () => {
    const { left, top, width, height } = stageFrame();
    zoomer.toggle(left + width / 2, top + height / 2);
  };
}

function endSwipe(event: PointerEvent, start: Grip, { stage, figure, onSwipe }: GestureActions, reset: () => void): void {
  const dx = event.clientX - start.x;
  const swiped = figure();
  if (isFar(event, start, Math.abs(dx), stage().width)) onSwipe(dx < 0 ? 1 : -1, dx);
  // There may be no item on that side.
  if (figure() === swiped) reset();
}

function endPull(event: PointerEvent, start: Grip, { stage, onPullEnd }: GestureActions, reset: () => void): void {
  const isFarDown = isFar(event, start, event.clientY - start.y, stage().height);
  if (!isFarDown) reset();
  onPullEnd(isFarDown);
}

/** Returns whether a drag was long or fast enough to complete. */
const isFar = (event: PointerEvent, start: Grip, px: number, stagePx: number): boolean =>
  event.type !== 'pointercancel' && (px > stagePx * farRatio || px / (event.timeStamp - start.ms) > flickPxPerMs);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Enlarges and moves the current picture. */
function createZoomer({ stage, figure, onZoom, seconds }: GestureActions) {
  const isZoomed = (): boolean => figure().view.scale > 1;
  /** Sets the view to a scale around a point of the screen, moved by `offset`. */
  const zoom = (view: View, scale: number, point: Point, offset: Point = { x: 0, y: 0 }): void => {
    const { left, top, width, height } = stage();
    const limit = maxScale(figure().ownWidthPx, figure().frame.width);
    const scaled = scaleAround(view, scale, point.x - left - width / 2, point.y - top - height / 2, limit);
    const held = clampView({ ...scaled, x: scaled.x + offset.x, y: scaled.y + offset.y }, figure().frame, stage());
    figure().view = held.scale === 1 ? unzoomed : held;
    onZoom(isZoomed());
  };
  const animate = (change: () => void): void => {
    const { picture } = figure();
    const transform = picture.style.transform || 'none';
    change();
    void animateFrom(picture, { transform }, seconds);
  };
  return {
    isZoomed,
    zoom,
    toggle: (x: number, y: number) => animate(() => zoom(figure().view, isZoomed() ? 1 : enlargedScale, { x, y })),
    /** Moves the picture back to its place. */
    reset: () =>
      animate(() => {
        figure().view = unzoomed;
      }),
  };
}

const distance = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function gripOf(fingers: readonly PointerEvent[], event: PointerEvent, view: View): Grip {
  const [one = event, other = one] = fingers;
  const [x, y] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
  return { x, y, spreadPx: distance(one, other) || 1, ms: event.timeStamp, view };
}

/** Returns a click handler that distinguishes double taps from single taps. Only touches count as double taps. */
function tapDetector(
  onTap: (event: PointerEvent) => void,
  onDoubleTap: (event: PointerEvent) => void,
): (event: PointerEvent) => void {
  let last: PointerEvent | null = null;
  return (event) => {
    const isSecond =
      event.pointerType === 'touch' &&
      last &&
      event.timeStamp - last.timeStamp < doubleTapMs &&
      distance(event, last) < doubleTapPx;
    last = isSecond ? null : event;
    (isSecond ? onDoubleTap : onTap)(event);
  };
}
