import { swipeLimits } from '../../../contract/gallery/constants.ts';
import { createDragAnimation } from '../dragging/drag-animation.ts';
import { type Press, startPress } from '../dragging/press.ts';
import type { AddOnContext } from '../model/add-on.ts';
import type { DragRules } from '../model/transition.ts';

/** Elements that handle a pressed pointer. */
const interactive = 'input,textarea,select,button,video,audio,iframe,[contenteditable]:not([contenteditable=false])';

/** Rules for slides that do not follow the finger: 50 px within 250 ms change the slide. */
const quickSwipe: DragRules = {
  settleMs: swipeLimits.transitionSeconds * 1000,
  axis: () => 'x',
  rest: ({ distancePx, durationMs }) => Number(distancePx >= swipeLimits.distancePx && durationMs <= swipeLimits.withinMs),
  overscroll: () => 0,
};

/**
 * Adds dragging by finger or mouse: gallery#drag-axis, gallery#drag-cancel. A mouse on text selects the text.
 * @param recorded pointer events before this code was loaded.
 */
export function attach(context: AddOnContext, recorded: readonly PointerEvent[]): void {
  const { options, transition, listen, onDispose } = context;
  const { gallery: element, slides, designOptions, loop = false } = options;
  const rules = transition?.drag ?? quickSwipe;
  const axis = rules.axis(designOptions?.transitionOptions ?? {});
  const animation = createDragAnimation(context, axis, rules);
  let press = null as Press | null;
  let isReplay = true;
  onDispose(() => press?.cancel());

  /** Returns whether a finger could not scroll past the gallery: gallery#vertical-page-scroll. */
  const isEndless = (): boolean => axis === 'y' && loop && element.clientHeight >= innerHeight;
  const onDown = (down: PointerEvent): void => {
    const target = down.target as Element;
    press?.cancel();
    if (!down.isPrimary || down.button !== 0 || slides.length < 2 || target.closest(interactive)) return;
    if (down.pointerType === 'mouse' ? hasOwnText(target) : isEndless()) return;
    const onEnd = (): void => {
      press = null;
    };
    press = startPress(down, { context, rules, axis, animation, isReplay: () => isReplay, onEnd });
  };

  if (axis === 'y') {
    // `touch-action` cannot stop vertical scrolling for one drag only; a touchmove listener on the element can.
    const preventScroll = (event: TouchEvent): void => {
      if (press?.isDragging) event.preventDefault();
    };
    element.addEventListener('touchmove', preventScroll, { passive: false });
    onDispose(() => element.removeEventListener('touchmove', preventScroll));
  }
  listen(element, 'pointerdown', (event) => onDown(event as PointerEvent));
  // Without this the browser starts to drag a picture or a link.
  listen(element, 'dragstart', (event) => event.preventDefault());
  context.isPressed = () => press !== null;
  for (const event of recorded) {
    if (event.type === 'pointerdown') onDown(event);
    else if (/^pointer(move|up|cancel)$/.test(event.type)) press?.handle(event);
  }
  isReplay = false;
}

/** Returns whether the element has a text node, which a mouse can select. */
const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
