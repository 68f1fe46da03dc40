import type { Axis, DragTarget } from '../../../ui/dom/pointer-drag.ts';
import type { AddOnContext } from '../model/add-on.ts';
import type { DragRules } from '../model/transition.ts';
import type { DragAnimation } from './drag-animation.ts';

/** Period at the end of a drag that counts for its velocity. */
const velocityOverMs = 100;

interface DragOptions {
  readonly context: AddOnContext;
  readonly rules: DragRules;
  readonly axis: Axis;
  readonly animation: DragAnimation;
}

/** Moves the slides with the pointer. When it is lifted, the transition decides where they go. gallery#drag-axis */
export function dragSlides(drag: DragOptions): Omit<DragTarget, 'accepts'> {
  const { context, axis, animation } = drag;
  const { options, gallery, design, isRightToLeft } = context;
  const { gallery: element } = options;
  let startOffset = 0;
  let lengthPx = 1;
  let lastX = 0;
  let samples = createSamples();

  const offsetAt = (down: PointerEvent, { clientX, clientY }: PointerEvent): number => {
    const px = axis === 'y' ? down.clientY - clientY : (down.clientX - clientX) * (isRightToLeft() ? -1 : 1);
    return startOffset + px / lengthPx;
  };
  return {
    start(way, { down, last }) {
      startOffset = animation.offset;
      if ((gallery.inMotion && !design.drag) || way !== axis) return false;
      // See gallery#vertical-page-scroll.
      const scrollsPage = axis === 'y' && down.pointerType !== 'mouse';
      if (scrollsPage && startOffset === 0 && !animation.hasNeighbour(last.clientY < down.clientY ? 1 : -1)) return false;
      lengthPx = (axis === 'x' ? element.clientWidth : element.clientHeight) || 1;
      lastX = down.clientX;
      samples = createSamples();
      return true;
    },
    move({ down, last }) {
      const offset = offsetAt(down, last);
      samples.add({ atMs: last.timeStamp, offset });
      if (design.drag) design.drag(last.clientX - lastX);
      else animation.moveTo(offset, lengthPx);
      lastX = last.clientX;
    },
    end({ down, last }, isCancelled) {
      const durationMs = last.timeStamp - down.timeStamp;
      if (!isCancelled) release(drag, { offset: offsetAt(down, last), lengthPx, speed: samples.speed(), durationMs });
      else if (design.drop) design.drop(0);
      else animation.runTo(Math.abs(startOffset));
    },
  };
}

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
