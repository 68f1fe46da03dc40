import { withTexts } from '../../../browser/page-texts.ts';
import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion.ts';
import { gallery as english } from '../../../contract/texts/en/common.ts';
import type { Page } from '../../../page/page.ts';

/** No slide is shown for less (our choice). */
const shortestMs = 1000;

export interface SlidesAutoplay {
  /** The visitor goes through the slides: they stop. */
  stop(): void;
  end(): void;
}

/**
 * Goes on from slide to slide, unless the pointer or the focus is on them, they are out of view, or the tab is hidden. The button that stops
 * and starts it is the first control, because what moves for longer than 5 s must have one. Visitors who want less motion start it themselves.
 */
export function playSlides(view: HTMLElement, { chunks, clock }: Page, durationMs: number, next: () => void): SlidesAutoplay {
  const over = new AbortController();
  let isPlaying = !prefersReducedMotion(window);
  let isInView = true;
  let cancel = (): void => {};
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'ss-slides-play' });
  let words: { readonly play: string; readonly pause: string } = english;
  const show = (): void => {
    button.toggleAttribute('data-ss-paused', !isPlaying);
    button.setAttribute('aria-label', isPlaying ? words.pause : words.play);
  };
  const isHeld = (): boolean =>
    document.hidden ||
    !isInView ||
    view.matches(':hover') ||
    (view.contains(document.activeElement) && document.activeElement !== button);
  const wait = (): void => {
    cancel();
    if (!isPlaying) return;
    cancel = clock.after(Math.max(shortestMs, durationMs), () => {
      wait();
      if (!isHeld()) next();
    });
  };
  const set = (plays: boolean): void => {
    isPlaying = plays;
    show();
    wait();
  };
  button.addEventListener('click', () => set(!isPlaying), over);
  const stopTexts = withTexts(chunks, { gallery: english }, (texts) => {
    words = texts.gallery;
    show();
  });
  const watch = new IntersectionObserver(([entry]) => {
    isInView = !!entry?.isIntersecting;
  });
  watch.observe(view);
  view.prepend(button);
  wait();
  return {
    stop: () => isPlaying && set(false),
    end() {
      over.abort();
      cancel();
      stopTexts();
      watch.disconnect();
      button.remove();
    },
  };
}
