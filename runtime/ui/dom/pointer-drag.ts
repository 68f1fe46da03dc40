import type { Clock } from '../../browser/clock.ts';
import { containsText } from '../../browser/seen.ts';
import { dragLimits } from '../../contract/gallery/constants.ts';

export type Axis = 'x' | 'y';

/** A drag from its press to its latest event. */
interface Drag {
  readonly down: PointerEvent;
  readonly last: PointerEvent;
}

/** What moves with a pointer. */
export interface DragTarget {
  /** Returns whether a press may become a drag. Presses on controls and on text never do. */
  accepts?(down: PointerEvent): boolean;
  /** The direction of the drag is fixed. Returns whether the target follows it; the page has it otherwise. */
  start(axis: Axis, drag: Drag): boolean;
  move(drag: Drag): void;
  /** @param isCancelled by a second finger, or by the browser, which scrolls. */
  end(drag: Drag, isCancelled: boolean): void;
}

export interface PointerDrag {
  readonly isPressed: boolean;
  readonly isDragging: boolean;
  /** Handles an event that was recorded before. */
  handle(event: PointerEvent): void;
}

/** Elements that handle a pressed pointer. */
const controls = 'input,textarea,select,button,video,audio,iframe,[contenteditable]:not([contenteditable=false])';

/** Returns the direction of a movement; null while it is too short for a drag. */
export function axisOf(xPx: number, yPx: number): Axis | null {
  if (Math.hypot(xPx, yPx) < dragLimits.axisLockPx) return null;
  return Math.abs(xPx) > Math.abs(yPx) ? 'x' : 'y';
}

/** Returns the direction from one event to another. */
export const axisBetween = (from: MouseEvent, to: MouseEvent): Axis | null =>
  axisOf(to.clientX - from.clientX, to.clientY - from.clientY);

/** Follows fingers, pens and the mouse that are pressed on an element: site#pointer-drag. Ends by `signal`. */
export function followPointer(element: HTMLElement, target: DragTarget, clock: Clock, signal: AbortSignal): PointerDrag {
  let controller: AbortController | null = null;
  let drag = null as Drag | null;
  let state: 'pressed' | 'dragging' | 'ignored' = 'pressed';

  const end = (isCancelled: boolean): void => {
    controller?.abort();
    const [ended, wasDragging] = [drag, state === 'dragging'];
    drag = null;
    if (!ended) return;
    if (state !== 'pressed') suppressClick(clock);
    if (wasDragging) target.end(ended, isCancelled);
  };
  const start = (down: PointerEvent): void => {
    end(true);
    if (!down.isPrimary || down.button !== 0 || isForPage(down) || target.accepts?.(down) === false) return;
    state = 'pressed';
    drag = { down, last: down };
    controller = new AbortController();
    const listening = { signal: controller.signal };
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) document.addEventListener(type, handle, listening);
    document.addEventListener('selectstart', (event) => event.preventDefault(), listening);
  };
  const move = (down: PointerEvent, last: PointerEvent): void => {
    drag = { down, last };
    const axis = state === 'pressed' && axisBetween(down, last);
    if (axis) {
      state = target.start(axis, drag) ? 'dragging' : 'ignored';
      if (state === 'dragging') capturePointer(element, last);
    }
    if (state === 'dragging') target.move(drag);
  };
  const handle = (event: PointerEvent): void => {
    const { type, pointerId, buttons } = event;
    if (type === 'pointerdown') start(event);
    if (pointerId !== drag?.down.pointerId) return;
    // A move without a button follows a release that was lost, for example in a dialog of the browser.
    if (type === 'pointerup' || (type === 'pointermove' && buttons === 0)) {
      drag = { ...drag, last: event };
      end(false);
    } else if (type === 'pointermove') move(drag.down, event);
    else if (type === 'pointercancel') end(true);
  };

  element.addEventListener('pointerdown', handle, { signal });
  // Browsers drag pictures and links with the mouse.
  element.addEventListener('dragstart', (event) => drag && event.preventDefault(), { signal });
  signal.addEventListener('abort', () => end(true));
  return {
    get isPressed() {
      return drag !== null;
    },
    get isDragging() {
      return drag !== null && state === 'dragging';
    },
    handle,
  };
}

/**
 * Returns whether a press is that of a control, or of a mouse that selects text. The text of a link cannot be selected by
 * pressing it.
 */
function isForPage({ target, pointerType }: PointerEvent): boolean {
  const pressed = target as Element;
  if (pressed.closest(controls)) return true;
  if (pointerType !== 'mouse' || pressed.closest('a[href]')) return false;
  // Safari has the name with the prefix only.
  const { userSelect, webkitUserSelect } = getComputedStyle(pressed);
  return containsText(pressed) && (userSelect || webkitUserSelect) !== 'none';
}

/** Lets a drag leave the element and the window. */
export function capturePointer(element: Element, { pointerId }: PointerEvent): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // A recorded drag, whose pointer was lifted before.
  }
}

/** Suppresses the click that the browser fires at the end of a drag, wherever the pointer was lifted. */
export function suppressClick({ after }: Pick<Clock, 'after'>): void {
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
  const stop = (): void => controller.abort();
  after(50, stop);
  // Before all other listeners. A key's click has no detail.
  addEventListener(
    'click',
    (event) => {
      if (!event.detail) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      stop();
    },
    listening,
  );
  // The click of a later press has its effect.
  addEventListener('pointerdown', stop, listening);
}
