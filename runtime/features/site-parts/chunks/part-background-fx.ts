import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** Largest offset of the picture, as a ratio of the section's height. */
const travelRatio = 0.15;

/** The picture of a section with an effect; only Parallax moves, and not for visitors with reduced motion. site#background-effects */
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
    // From 1 at the lower edge of the view to -1 at its upper edge.
    const place = (top + height / 2 - innerHeight / 2) / (innerHeight / 2 + height / 2);
    // A percentage of the picture's height covers a section of any height.
    image.style.transform = `translate3d(0,${(-Math.max(-1, Math.min(place, 1)) * 100 * travelRatio) / (1 + 2 * travelRatio)}%,0)`;
  };
  const requestDraw = (): void => {
    frame ||= requestAnimationFrame(draw);
  };
  const leave = (): void => {
    for (const name of ['scroll', 'resize']) removeEventListener(name, requestDraw);
  };
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return leave();
    for (const name of ['scroll', 'resize']) addEventListener(name, requestDraw, { passive: true });
    requestDraw();
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    leave();
    cancelAnimationFrame(frame);
    [element.style.cssText, image.style.cssText] = before;
  };
}
