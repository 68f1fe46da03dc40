import { prefersLessMotion } from '../../../browser/less-motion.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { gallery as english } from '../../../contract/texts/en/common.ts';
import type { Page } from '../../../page/page.ts';

/** Shortest time for a slide. */
const minMs = 1000;

export interface SlidesAutoplay {
  /** Stops, as when the visitor moves the slides. */
  stop(): void;
  dispose(): void;
}

/**
 * Moves from slide to slide, except while the pointer or the focus is on the slides, while they are out of view, and in a hidden tab. A button
 * stops and starts it (https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html); for visitors with reduced motion it starts stopped.
 */
export function playSlides(view: HTMLElement, { chunks, clock }: Page, durationMs: number, next: () => void): SlidesAutoplay {
  const controller = new AbortController();
  let isPlaying = !prefersLessMotion(window);
  let isInView = true;
  let cancel = (): void => {};
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'ss-play-button ss-slides-play' });
  let texts: { readonly play: string; readonly pause: string } = english;
  const show = (): void => {
    button.toggleAttribute('data-ss-paused', !isPlaying);
    button.setAttribute('aria-label', isPlaying ? texts.pause : texts.play);
  };
  const isHeld = (): boolean =>
    document.hidden ||
    !isInView ||
    view.matches(':hover') ||
    (view.contains(document.activeElement) && document.activeElement !== button);
  const wait = (): void => {
    cancel();
    if (!isPlaying) return;
    cancel = clock.after(Math.max(minMs, durationMs), () => {
      wait();
      if (!isHeld()) next();
    });
  };
  const set = (plays: boolean): void => {
    isPlaying = plays;
    show();
    wait();
  };
  button.addEventListener('click', () => set(!isPlaying), controller);
  const stopTexts = withTexts(chunks, { gallery: english }, ({ gallery }) => {
    texts = gallery;
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
    dispose() {
      controller.abort();
      cancel();
      stopTexts();
      watch.disconnect();
      button.remove();
    },
  };
}
