import type { Figure } from './figure.ts';
import { heldInside, maxScale, scaleAround, unzoomed, type View } from './zoom.ts';

/** What the fingers ask for. */
export interface GestureActions {
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

/** Px before a drag has a direction, and the shares of the stage from which it means something (our choice). */
const lockPx = 10;
const swipeRatio = 0.15;
const pullRatio = 0.15;
/** A flick counts from this many px in a millisecond. */
const flickPxPerMs = 0.5;
const doubleTapMs = 300;
const doubleTapPx = 40;
const doubleTapScale = 2.5;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  readonly startMs: number;
  x: number;
  y: number;
}

/**
 * Pinch and double tap enlarge, a drag moves what is enlarged; what is not is swiped sideways or pulled down. The wheel enlarges
 * with Ctrl, which is also what a trackpad's pinch says. Listens on the stage only.
 */
export function listenToFingers(
  stage: HTMLElement,
  actions: GestureActions,
  signal: AbortSignal,
): { zoomTo(scale: number): void } {
  const fingers = new Map<number, Finger>();
  let began: { readonly view: View; readonly spreadPx: number } | null = null;
  let way: 'sideways' | 'down' | 'pan' | 'pinch' | null = null;
  let moved = false;
  let lastTap: { readonly x: number; readonly y: number; readonly ms: number } | null = null;

  const extent = () => ({ widthPx: stage.clientWidth, heightPx: stage.clientHeight });
  const fromMiddle = (x: number, y: number): [number, number] => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return [x - left - width / 2, y - top - height / 2];
  };
  const set = (view: View): void => {
    const figure = actions.figure();
    const held = heldInside(view, figure.drawn, extent());
    figure.view = held.scale === 1 ? unzoomed : held;
    actions.zoomed(held.scale > 1);
  };
  const limit = (): number => maxScale(actions.figure().ownWidthPx, actions.figure().drawn.widthPx);
  const zoomAt = (scale: number, x: number, y: number): void => set(scaleAround(actions.figure().view, scale, x, y, limit()));

  const spread = (): { readonly px: number; readonly x: number; readonly y: number } => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return { px: 1, x: 0, y: 0 };
    const [x, y] = fromMiddle((one.x + other.x) / 2, (one.y + other.y) / 2);
    return { px: Math.hypot(one.x - other.x, one.y - other.y) || 1, x, y };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId, timeStamp: startMs } = event;
    fingers.set(pointerId, { startX: x, startY: y, startMs, x, y });
    if (fingers.size === 1) {
      moved = false;
      way = null;
    }
    if (fingers.size === 2) way = 'pinch';
    began = { view: actions.figure().view, spreadPx: spread().px };
  };

  const onMove = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger || !began) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const [dx, dy] = [finger.x - finger.startX, finger.y - finger.startY];
    if (way === null) {
      if (Math.hypot(dx, dy) < lockPx) return;
      way = began.view.scale > 1 ? 'pan' : Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'down';
    }
    if (!moved) {
      moved = true;
      // From here on the drag is ours, also where it leaves the stage.
      stage.setPointerCapture(event.pointerId);
    }
    if (way === 'pinch') {
      const { px, x, y } = spread();
      zoomAt((began.view.scale * px) / began.spreadPx, x, y);
    } else if (way === 'pan') set({ ...began.view, x: began.view.x + dx, y: began.view.y + dy });
    else if (way === 'sideways') actions.figure().view = { ...unzoomed, x: dx };
    else {
      actions.figure().view = { ...unzoomed, y: dy };
      actions.pull(Math.min(1, Math.abs(dy) / stage.clientHeight));
    }
  };

  const onUp = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!fingers.delete(event.pointerId) || !finger) return;
    if (way === 'pinch') {
      // The finger that is left over drags on from here.
      for (const rest of fingers.values()) Object.assign(rest, { startX: rest.x, startY: rest.y });
      began = { view: actions.figure().view, spreadPx: 1 };
      way = began.view.scale > 1 ? 'pan' : null;
      return;
    }
    const isOff = event.type === 'pointercancel';
    const [dx, dy] = [finger.x - finger.startX, finger.y - finger.startY];
    const ms = Math.max(1, event.timeStamp - finger.startMs);
    if (way === 'sideways') {
      const isFar = Math.abs(dx) > stage.clientWidth * swipeRatio || Math.abs(dx) / ms > flickPxPerMs;
      actions.figure().view = unzoomed;
      if (isFar && !isOff) actions.swipe(dx < 0 ? 1 : -1, dx);
    }
    if (way === 'down') {
      const isFar = dy > 0 && (dy > stage.clientHeight * pullRatio || dy / ms > flickPxPerMs);
      if (!isFar || isOff) actions.figure().view = unzoomed;
      actions.letGo(isFar && !isOff);
    }
    way = null;
  };

  const onClick = (event: MouseEvent): void => {
    // The end of a drag is a click as well.
    if (moved) return;
    const click = event as PointerEvent;
    const { clientX: x, clientY: y, timeStamp: ms } = click;
    const isSecond =
      click.pointerType === 'touch' &&
      lastTap &&
      ms - lastTap.ms < doubleTapMs &&
      Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTapPx;
    lastTap = isSecond ? null : { x, y, ms };
    if (!isSecond) actions.tap(click);
    else zoomAt(actions.figure().view.scale > 1 ? 1 : doubleTapScale, ...fromMiddle(x, y));
  };

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomAt(actions.figure().view.scale * Math.exp(-event.deltaY / 100), ...fromMiddle(event.clientX, event.clientY));
  };

  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  stage.addEventListener('click', onClick, { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  return { zoomTo: (scale) => zoomAt(scale, 0, 0) };
}
