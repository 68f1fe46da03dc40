import { swipeLimits } from '../../../contract/gallery/constants.ts';
import { followPointer } from '../../../ui/dom/pointer-drag.ts';
import { createDragAnimation } from '../dragging/drag-animation.ts';
import { dragSlides } from '../dragging/drag-slides.ts';
import type { AddOnContext } from '../model/add-on.ts';
import type { DragRules } from '../model/transition.ts';

/** Rules for slides that do not follow the finger: 50 px within 250 ms change the slide. */
const quickSwipe: DragRules = {
  settleMs: swipeLimits.transitionSeconds * 1000,
  axis: () => 'x',
  rest: ({ distancePx, durationMs }) => Number(distancePx >= swipeLimits.distancePx && durationMs <= swipeLimits.withinMs),
  overscroll: () => 0,
};

/**
 * Adds dragging by finger or mouse: gallery#drag-axis, gallery#drag-cancel.
 * @param recorded pointer events before this code was loaded.
 */
export function attach(context: AddOnContext, recorded: readonly PointerEvent[]): void {
  const { options, transition, clock, onDispose } = context;
  const { gallery: element, slides, designOptions, loop = false } = options;
  const rules = transition?.drag ?? quickSwipe;
  const axis = rules.axis(designOptions?.transitionOptions ?? {});
  const animation = createDragAnimation(context, axis, rules);
  const controller = new AbortController();
  const { signal } = controller;
  onDispose(() => controller.abort());

  /** Returns whether a finger could not scroll past the gallery: gallery#vertical-page-scroll. */
  const isEndless = (): boolean => axis === 'y' && loop && element.clientHeight >= innerHeight;
  const accepts = ({ pointerType }: PointerEvent): boolean => slides.length > 1 && (pointerType === 'mouse' || !isEndless());
  const target = { ...dragSlides({ context, rules, axis, animation }), accepts };
  const drag = followPointer(element, target, clock, signal);
  if (axis === 'y') {
    // `touch-action` cannot stop vertical scrolling for one drag only; a touchmove listener on the element can.
    const preventScroll = (event: TouchEvent): void => {
      if (drag.isDragging) event.preventDefault();
    };
    element.addEventListener('touchmove', preventScroll, { passive: false, signal });
  }
  context.isPressed = () => drag.isPressed;
  for (const event of recorded) drag.handle(event);
}
