import { dragLimits } from '../../../contract/gallery/constants.ts';
import type { AddOnContext } from '../model/add-on.ts';
import type { DragRules } from '../model/transition.ts';
import type { DragAnimation } from './drag-animation.ts';

/** Period at the end of a drag that counts for its velocity. */
const velocityOverMs = 100;

export interface DragOptions {
  readonly context: AddOnContext;
  readonly rules: DragRules;
  readonly axis: 'x' | 'y';
  readonly animation: DragAnimation;
  /** Returns whether recorded events are replayed: a pointer that was lifted cannot be captured. */
  readonly isReplay: () => boolean;
  readonly onEnd: () => void;
}

/** A finger or a mouse button that is pressed on a gallery. */
export interface Press {
  /** The slides follow the pointer. */
  readonly isDragging: boolean;
  /** Handles a pointer event after `pointerdown`. */
  handle(event: PointerEvent): void;
  /** Ends the press and moves the slides back. */
  cancel(): void;
}

/** Follows a pointer after `down`. When it is lifted, the transition decides where the slides go. */
export function startPress(down: PointerEvent, drag: DragOptions): Press {
  const { context, axis, animation, isReplay, onEnd } = drag;
  const { options, gallery, design, clock, isRightToLeft } = context;
  const { gallery: element } = options;
  const controller = new AbortController();
  const startOffset = animation.offset;
  const samples = createSamples();
  let lengthPx = 0;
  let isDragging = false;
  /** The slides do not follow the drag; the click at its end is suppressed all the same. */
  let isIgnored = false;
  let lastX = down.clientX;

  const end = (): void => {
    isDragging = false;
    controller.abort();
    onEnd();
  };
  const cancel = (): void => {
    end();
    if (lengthPx === 0) return;
    if (design.drop) design.drop(0);
    else animation.runTo(Math.abs(startOffset));
  };
  const offsetOf = (event: PointerEvent): number => {
    const px = axis === 'y' ? down.clientY - event.clientY : (down.clientX - event.clientX) * (isRightToLeft() ? -1 : 1);
    return startOffset + px / lengthPx;
  };
  /** Returns whether the gallery may follow this drag. */
  const mayFollow = (move: PointerEvent): boolean => {
    const { xPx, yPx } = distance(down, move);
    if ((gallery.inMotion && !design.drag) || (axis === 'x') !== xPx > yPx) return false;
    // See gallery#vertical-page-scroll.
    const scrollsPage = axis === 'y' && down.pointerType !== 'mouse';
    return !scrollsPage || startOffset !== 0 || animation.hasNeighbour(move.clientY < down.clientY ? 1 : -1);
  };
  const move = (event: PointerEvent): void => {
    if (isIgnored) return;
    if (lengthPx === 0) {
      const { xPx, yPx } = distance(down, event);
      if (Math.max(xPx, yPx) < dragLimits.axisLockPx) return;
      isIgnored = !mayFollow(event);
      if (isIgnored) return;
      lengthPx = (axis === 'x' ? element.clientWidth : element.clientHeight) || 1;
      isDragging = true;
      if (!isReplay()) element.setPointerCapture(event.pointerId);
    }
    const offset = offsetOf(event);
    samples.add({ atMs: event.timeStamp, offset });
    if (design.drag) design.drag(event.clientX - lastX);
    else animation.moveTo(offset, lengthPx);
    lastX = event.clientX;
  };
  const up = (event: PointerEvent): void => {
    end();
    if (lengthPx > 0 || isIgnored) suppressClick(clock);
    if (lengthPx > 0)
      release(drag, { offset: offsetOf(event), lengthPx, speed: samples.speed(), durationMs: event.timeStamp - down.timeStamp });
  };
  const handle = (event: PointerEvent): void => {
    if (event.type === 'pointercancel') cancel();
    else if (event.pointerId !== down.pointerId) return;
    else if (event.type === 'pointermove') move(event);
    else up(event);
  };

  const { signal } = controller;
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) document.addEventListener(type, handle, { signal });
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  return {
    get isDragging() {
      return isDragging;
    },
    handle,
    cancel,
  };
}

const distance = (down: PointerEvent, move: PointerEvent) => ({
  xPx: Math.abs(move.clientX - down.clientX),
  yPx: Math.abs(move.clientY - down.clientY),
});

interface DragEnd {
  /** Offset of the slides in slide lengths. */
  readonly offset: number;
  readonly lengthPx: number;
  /** Slide lengths per ms. */
  readonly speed: number;
  readonly durationMs: number;
}

/** Changes the slide after a drag, or moves the slides back. */
function release({ context, rules, animation }: DragOptions, { offset, lengthPx, speed, durationMs }: DragEnd): void {
  const { options, gallery, design, stepFromDrag } = context;
  const direction = offset < 0 ? -1 : 1;
  const velocity = speed * lengthPx * direction;
  const distancePx = Math.round(Math.abs(offset) * lengthPx);
  const transitionOptions = options.designOptions?.transitionOptions ?? {};
  const rest = rules.rest({ distancePx, lengthPx, durationMs, velocity, options: transitionOptions });
  if (design.drop) return void design.drop(rest === 1 ? direction : 0);
  const { currentIndex } = gallery;
  if (rest === 1 && design.swipe) design.swipe(direction);
  else if (rest === 1) stepFromDrag({ direction, dragged: Math.abs(animation.offset), velocity });
  // The change may have no effect, at the ends of the gallery or while a linked gallery moves.
  if (gallery.currentIndex === currentIndex) animation.runTo(rest < 1 && animation.hasNeighbour(direction) ? rest : 0);
}

/** Offset of the slides at a moment of a drag. */
interface Sample {
  readonly atMs: number;
  readonly offset: number;
}

function createSamples() {
  let samples: readonly Sample[] = [];
  return {
    add(sample: Sample): void {
      samples = [...samples.filter(({ atMs }) => sample.atMs - atMs < velocityOverMs), sample];
    },
    /** Returns the latest speed in slide lengths per ms. */
    speed(): number {
      const [first] = samples;
      const last = samples[samples.length - 1];
      const durationMs = first && last ? last.atMs - first.atMs : 0;
      return first && last && durationMs > 0 ? (last.offset - first.offset) / durationMs : 0;
    },
  };
}

/** Suppresses the click that the browser fires at the end of a drag. */
function suppressClick(clock: AddOnContext['clock']): void {
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
  clock.after(50, () => controller.abort());
  const suppress = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    controller.abort();
  };
  document.addEventListener('click', suppress, listening);
  // The click of a later press has its effect.
  document.addEventListener('pointerdown', () => controller.abort(), listening);
}
