import { dragLimits, swipeLimits } from '../../../contract/gallery/limits.ts';
import type { PartContext } from '../part.ts';
import type { DragRules } from '../transition.ts';
import { createFollow } from './follow.ts';

/** Have a use of their own for a finger or a mouse that is pressed on them. */
const reserved = 'input,textarea,select,button,video,audio,iframe,[contenteditable]:not([contenteditable=false])';
/** Velocity is that of the last moments, not of the whole drag (our choice). */
const velocityOverMs = 100;

/** Where slides do not follow the finger: a swipe of 50 px within 250 ms. Spec 1 §9 "Swipe". */
const quickSwipe: DragRules = {
  settleMs: swipeLimits.transitionSeconds * 1000,
  axis: () => 'x',
  rest: ({ distancePx, durationMs }) => Number(distancePx >= swipeLimits.distancePx && durationMs <= swipeLimits.withinMs),
  beyond: () => 0,
};

/**
 * A finger or a pressed mouse takes the slides along, upwards too; where they go when it leaves is the transition's to say. The page
 * scrolls across the slides' way; a second finger, or the browser taking over, puts the slides back; a click at the end of a drag
 * is none; text under a mouse is selected as ever. Spec 1 §1, §9 "Swipe".
 * @param early what was done to the gallery before this code came.
 */
export function attach(context: PartContext, early: readonly PointerEvent[]): void {
  const { options, gallery, live, transition, shift, listen, onEnd, clock, rightToLeft } = context;
  const { gallery: element, slides, designOptions, loop = false } = options;
  const transitionOptions = designOptions?.transitionOptions ?? {};
  const rules = transition?.drag ?? quickSwipe;
  const axis = rules.axis(transitionOptions);
  const follow = createFollow(context, axis, rules);
  /** A visitor could not get past a vertical gallery that goes round and is as high as the window: a finger scrolls the page (our choice). */
  const isEndless = (): boolean => loop && element.clientHeight >= innerHeight;
  const rests = (): void => {};
  let endPress = rests;
  let isDragged = false;
  /** What is to be done with the events of the press that is on. */
  let handlers: Partial<Record<string, (event: PointerEvent) => void>> = {};
  let isLate = true;
  onEnd(() => endPress());

  const onDown = (down: PointerEvent): void => {
    const target = down.target as Element;
    endPress();
    if (!down.isPrimary || down.button !== 0 || slides.length < 2 || target.closest(reserved)) return;
    if (down.pointerType === 'mouse' ? isText(target) : axis === 'y' && isEndless()) return;

    const press = new AbortController();
    /** Where an earlier drag has left the slides. */
    const startOffset = follow.offset;
    let lengthPx = 0;
    /** A drag that is not ours: nothing follows it, but the click that ends it is none either. */
    let isForeign = false;
    let lastX = down.clientX;
    let samples: readonly Sample[] = [];

    const endListening = (): void => {
      endPress = rests;
      isDragged = false;
      handlers = {};
      press.abort();
    };
    endPress = () => {
      endListening();
      if (lengthPx === 0) return;
      if (live.drop) live.drop(0);
      else follow.runTo(Math.abs(startOffset));
    };
    const offsetOf = (event: PointerEvent): number => {
      const px = axis === 'y' ? down.clientY - event.clientY : (down.clientX - event.clientX) * (rightToLeft() ? -1 : 1);
      return startOffset + px / lengthPx;
    };
    /** Returns false for a drag that is not ours. */
    const lock = (move: PointerEvent): boolean => {
      const xPx = Math.abs(move.clientX - down.clientX);
      const yPx = Math.abs(move.clientY - down.clientY);
      if ((gallery.inMotion && !live.drag) || (axis === 'x') !== xPx > yPx) return false;
      // At its end the gallery leaves the finger to the page, which scrolls (our choice).
      const scrolls = axis === 'y' && down.pointerType !== 'mouse';
      if (scrolls && startOffset === 0 && !follow.hasOther(move.clientY < down.clientY ? 1 : -1)) return false;
      lengthPx = (axis === 'x' ? element.clientWidth : element.clientHeight) || 1;
      isDragged = true;
      // Of a press that is over already there is nothing to capture.
      if (!isLate) element.setPointerCapture(move.pointerId);
      return true;
    };

    const onMove = (move: PointerEvent): void => {
      if (move.pointerId !== down.pointerId || isForeign) return;
      if (lengthPx === 0) {
        if (Math.max(Math.abs(move.clientX - down.clientX), Math.abs(move.clientY - down.clientY)) < dragLimits.axisLockPx)
          return;
        isForeign = !lock(move);
        if (isForeign) return;
      }
      const offset = offsetOf(move);
      samples = [...samples.filter(({ atMs }) => move.timeStamp - atMs < velocityOverMs), { atMs: move.timeStamp, offset }];
      if (live.drag) live.drag(move.clientX - lastX);
      else follow.turn(offset, lengthPx);
      lastX = move.clientX;
    };

    const onUp = (up: PointerEvent): void => {
      if (up.pointerId !== down.pointerId) return;
      endListening();
      if (lengthPx > 0 || isForeign) suppressClick(clock);
      if (lengthPx === 0) return;
      const offset = offsetOf(up);
      const direction = offset < 0 ? -1 : 1;
      const velocity = speedOf(samples) * lengthPx * direction;
      const distancePx = Math.round(Math.abs(offset) * lengthPx);
      const durationMs = up.timeStamp - down.timeStamp;
      const rest = rules.rest({ distancePx, lengthPx, durationMs, velocity, options: transitionOptions });
      if (live.drop) return void live.drop(rest === 1 ? direction : 0);
      const { currentIndex } = gallery;
      if (rest === 1 && live.swipe) live.swipe(direction);
      else if (rest === 1) shift({ direction, dragged: Math.abs(follow.offset), velocity });
      // A change is refused at the ends, and while a linked gallery moves.
      if (gallery.currentIndex === currentIndex) follow.runTo(rest < 1 && follow.hasOther(direction) ? rest : 0);
    };

    handlers = { pointermove: onMove, pointerup: onUp, pointercancel: () => endPress() };
    for (const [type, handler] of Object.entries(handlers)) document.addEventListener(type, handler as EventListener, press);
    document.addEventListener('selectstart', (event) => event.preventDefault(), press);
  };

  if (axis === 'y') {
    // The page may be scrolled along the slides' way: what keeps it still is the touch event, and that of the element alone.
    const keepStill = (event: TouchEvent): void => {
      if (isDragged) event.preventDefault();
    };
    element.addEventListener('touchmove', keepStill, { passive: false });
    onEnd(() => element.removeEventListener('touchmove', keepStill));
  }
  listen(element, 'pointerdown', (event) => onDown(event as PointerEvent));
  // Pictures and links would be picked up by the browser instead.
  listen(element, 'dragstart', (event) => event.preventDefault());
  context.isPressed = () => endPress !== rests;
  for (const event of early) (event.type === 'pointerdown' ? onDown : handlers[event.type])?.(event);
  isLate = false;
}

/** Where the slides were at a moment of a drag, in their lengths. */
interface Sample {
  readonly atMs: number;
  readonly offset: number;
}

/** Lengths in a millisecond. */
function speedOf(samples: readonly Sample[]): number {
  const [first] = samples;
  const last = samples[samples.length - 1];
  const sinceMs = first && last ? last.atMs - first.atMs : 0;
  return first && last && sinceMs > 0 ? (last.offset - first.offset) / sinceMs : 0;
}

/** The click that ends a drag is none. */
function suppressClick(clock: PartContext['clock']): void {
  const over = new AbortController();
  clock.after(50, () => over.abort());
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  document.addEventListener('click', swallow, { capture: true, signal: over.signal });
  // The click of another press is the visitor's own.
  document.addEventListener('pointerdown', () => over.abort(), { capture: true, signal: over.signal });
}

/** Words stand right in the element: a mouse selects them. */
const isText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
