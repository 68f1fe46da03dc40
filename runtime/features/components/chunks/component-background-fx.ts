import { prefersLessMotion } from '../../../browser/less-motion.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';

/** Largest offset of the picture, as a ratio of the section's height. */
const travelRatio = 0.15;
/** Height of the picture, as a ratio of the section's height. */
const heightRatio = 1 + 2 * travelRatio;
/** A percentage of the picture's height covers a section of any height. */
const moveBy = (ratio: number): string => `translate3d(0,${(100 * (ratio - travelRatio)) / heightRatio}%,0)`;

/**
 * The picture of a section with an effect; only Parallax moves, and not for visitors with reduced motion. site#background-effects
 */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const image = element.querySelector<HTMLImageElement>('img');
  if (!image) return { dispose() {} };
  const isParallax = element.dataset.controller?.includes('Parallax') && !prefersLessMotion(window);
  const end = isParallax ? moveSlower(element, image) : undefined;
  await loadPictures(element, page);
  return { dispose: () => end?.() };
}

function moveSlower(element: HTMLElement, image: HTMLImageElement): () => void {
  const before = [element.style.cssText, image.style.cssText] as const;
  element.style.overflow = 'hidden';
  // Its upper edge stays where the page had it, and the transform moves it: any other move of the box would count as a layout
  // shift.
  image.style.cssText +=
    `;position:absolute;left:0;top:0;width:100%;height:${100 * heightRatio}%;` +
    `max-height:none;object-fit:cover;transform:${moveBy(0)}`;
  let frame = 0;
  const draw = (): void => {
    frame = 0;
    const { top, height } = element.getBoundingClientRect();
    // From 1 at the lower edge of the view to -1 at its upper edge.
    const place = (top + height / 2 - innerHeight / 2) / (innerHeight / 2 + height / 2);
    image.style.transform = moveBy(-Math.max(-1, Math.min(place, 1)) * travelRatio);
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
