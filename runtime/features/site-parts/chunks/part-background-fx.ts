import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** How far a picture moves up and down, as a part of its section's height (our choice). */
const travelRatio = 0.15;

/**
 * A section's picture with an effect, which is shown as it is: Parallax moves it more slowly than the page scrolls. Film grain, refraction and liquid are not drawn (our choice). Less motion for those who want it.
 */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const image = element.querySelector<HTMLImageElement>('img');
  if (!image) return { dispose() {} };
  const isParallax = element.dataset.controller?.includes('Parallax') && !prefersReducedMotion(window);
  const end = isParallax ? moveSlower(element, image) : undefined;
  await loadPictures(element, page);
  return { dispose: () => end?.() };
}

function moveSlower(element: HTMLElement, image: HTMLImageElement): () => void {
  const before = [element.style.cssText, image.style.cssText] as const;
  element.style.overflow = 'hidden';
  image.style.cssText += `;position:absolute;left:0;top:${-100 * travelRatio}%;width:100%;height:${100 + 200 * travelRatio}%;max-height:none;object-fit:cover`;
  let frame = 0;
  const draw = (): void => {
    frame = 0;
    const { top, height } = element.getBoundingClientRect();
    // From 1, where the section comes in below, to -1, where it has gone out above.
    const place = (top + height / 2 - innerHeight / 2) / (innerHeight / 2 + height / 2);
    // Of the picture's own height, so that it covers a section that changes its size as well.
    image.style.transform = `translate3d(0,${(-Math.max(-1, Math.min(place, 1)) * 100 * travelRatio) / (1 + 2 * travelRatio)}%,0)`;
  };
  const ask = (): void => {
    frame ||= requestAnimationFrame(draw);
  };
  const leave = (): void => {
    for (const name of ['scroll', 'resize']) removeEventListener(name, ask);
  };
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return leave();
    for (const name of ['scroll', 'resize']) addEventListener(name, ask, { passive: true });
    ask();
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    leave();
    cancelAnimationFrame(frame);
    [element.style.cssText, image.style.cssText] = before;
  };
}
