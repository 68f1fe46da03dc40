import { isMotionOff, prefersLessMotion } from '../../../browser/less-motion.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { gallery as english } from '../../../contract/texts/en/common.ts';
import type { Page } from '../../../page/page.ts';
import { createAutoplay, createPlayButton, isInView, isMotionHeld } from '../../../ui/dom/autoplay.ts';

/** Shortest time for a slide. */
const minMs = 1000;

export interface SlidesAutoplay {
  /** Stops, as when the visitor moves the slides. */
  stop(): void;
  dispose(): void;
}

/**
 * Moves from slide to slide, with a button that stops and starts it; for visitors with reduced motion it starts stopped.
 * site#motion-control
 * @param isPressed returns whether a pointer holds the slides.
 */
export function playSlides(
  view: HTMLElement,
  { chunks, clock }: Page,
  durationMs: number,
  isPressed: () => boolean,
  next: () => void,
): SlidesAutoplay | undefined {
  if (isMotionOff(window)) return;
  // On a phone `:hover` stays on what was touched last.
  const hovered = matchMedia('(hover: hover)').matches ? [view] : [];
  const isHeld = (): boolean => isPressed() || !isInView(view) || isMotionHeld(view, hovered);
  const autoplay = createAutoplay(clock, Math.max(minMs, durationMs), isHeld, next);
  let stopTexts = (): void => {};
  const button = createPlayButton('ss-slides-play', (show) => {
    stopTexts = withTexts(chunks, { gallery: english }, ({ gallery }) => show(gallery));
  });
  const set = (plays: boolean): void => {
    if (plays) autoplay.play();
    else autoplay.pause();
    button.show(plays);
  };
  button.element.addEventListener('click', () => set(!autoplay.playing));
  view.prepend(button.element);
  set(!prefersLessMotion(window));
  return {
    stop: () => autoplay.playing && set(false),
    dispose() {
      autoplay.pause();
      stopTexts();
      button.element.remove();
    },
  };
}
