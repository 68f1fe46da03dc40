import { adoptStyles } from '../../browser/adopt-styles.ts';
import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { readNumber } from '../../contract/read.ts';
import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { loadPictures } from './pictures.ts';
import styles from './slides.css';

/** Narrower lists show fewer columns than their owner asked for (our choice): one of this width each at least. */
const minColumnPx = 240;

/**
 * A list of items that scrolls sideways, several (carousel) or one at a time (slideshow): by fingers and keys as the browser does it, by
 * its arrows slide by slide. One that is infinite goes on with the first after the last; else its arrows end with it. Nothing starts by
 * itself (our choice). Wild 2 §5.
 */
export function mount(element: HTMLElement, page: Page): Live {
  const { dataset } = element;
  const list = element.querySelector<HTMLElement>('ul.user-items-list-carousel__slides,ul.slides');
  if (!list) return { destroy() {} };
  const slides = Array.from(list.children) as HTMLElement[];
  const wanted = Math.max(1, readNumber(dataset.maxColumns) ?? 1);
  const gap = `${readNumber(dataset.spaceBetweenSlidesValue) ?? 0}${dataset.spaceBetweenSlidesUnit || 'px'}`;
  const isInfinite = dataset.isInfiniteEnabled === 'true';
  const removeStyles = adoptStyles(document, styles);
  const over = new AbortController();
  const arrows = (side: 'left' | 'right') =>
    Array.from(element.querySelectorAll<HTMLButtonElement>(`button[class*="button--${side}"],.arrow-${side} button`));
  const [back, on] = [arrows('left'), arrows('right')];

  list.dataset.ssPart = 'slides';
  list.style.setProperty('--ss-gap', gap);
  list.tabIndex = 0;
  const named = element.querySelector('[role=region][aria-label]');
  if (named) list.setAttribute('aria-label', named.getAttribute('aria-label') ?? '');
  list.setAttribute('role', 'list');
  for (const button of [...back, ...on]) button.setAttribute('aria-label', button.getAttribute('aria-label')?.trim() ?? '');
  const setColumns = (widthPx: number): void =>
    list.style.setProperty('--ss-columns', `${Math.max(1, Math.min(wanted, Math.floor(widthPx / minColumnPx)))}`);
  // Before the pictures, which ask for the size of their boxes.
  setColumns(element.clientWidth);
  void loadPictures(element, page).catch(page.errors.report);

  // From right to left it is scrolled to below nothing.
  const isAt = (end: 'start' | 'end'): boolean => {
    const passedPx = Math.abs(list.scrollLeft);
    return end === 'start' ? passedPx <= 1 : passedPx >= list.scrollWidth - list.clientWidth - 1;
  };
  const step = (direction: -1 | 1): void => {
    const distance = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    const left =
      isAt(direction < 0 ? 'start' : 'end') && isInfinite
        ? direction < 0
          ? list.scrollWidth * Math.sign(distance)
          : 0
        : list.scrollLeft + direction * distance;
    list.scrollTo({ left, behavior: prefersReducedMotion(window) ? 'auto' : 'smooth' });
  };
  const show = (): void => {
    const fits = list.scrollWidth <= list.clientWidth + 1;
    for (const button of back) button.disabled = fits || (!isInfinite && isAt('start'));
    for (const button of on) button.disabled = fits || (!isInfinite && isAt('end'));
  };
  for (const button of back) button.addEventListener('click', () => step(-1), over);
  for (const button of on) button.addEventListener('click', () => step(1), over);
  list.addEventListener('scroll', show, { passive: true, signal: over.signal });
  const end = watchBox(element, (widthPx) => {
    setColumns(widthPx);
    show();
  });
  return {
    destroy() {
      over.abort();
      end();
      removeStyles();
      delete list.dataset.ssPart;
      for (const name of ['role', 'tabindex', 'aria-label']) list.removeAttribute(name);
      for (const name of ['--ss-gap', '--ss-columns']) list.style.removeProperty(name);
      for (const button of [...back, ...on]) button.disabled = false;
    },
  };
}
