import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { readFields, readFlag, readNumber } from '../../../contract/read.ts';
import { gallery as english } from '../../../contract/texts/en/common.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';
import { parseProps } from '../parse-props.ts';
import { playSlides } from '../slides/autoplay.ts';
import { followPointer } from '../slides/drag.ts';
import styles from '../slides/slides.css';
import { createTrack } from '../slides/track.ts';

/** Widths of the window from which lists may show one column more; from the last one on, all columns that their owner wants. */
const columnWidthsPx = [576, 992, 1100, 1200];

/** Time for a slide whose owner sets none. */
const slideMs = 5000;

/** Classes by which the platform's CSS hides an arrow that leads nowhere: on desktop for both kinds of lists, on mobile for one. */
const hiddenArrow = ['user-items-list-carousel__arrow-button--hidden', 'arrow-button--hidden', 'mobile-arrow-button--hidden'];

/** A list of items that moves sideways: a carousel of several columns or a slideshow of one. site#item-lists */
export function mount(element: HTMLElement, page: Page): Mounted {
  const { dataset } = element;
  const list = element.querySelector<HTMLElement>('ul.user-items-list-carousel__slides,ul.slides');
  const slides = Array.from(list?.children ?? []) as HTMLElement[];
  if (!list || slides.length === 0) return { dispose() {} };
  const view = list.closest<HTMLElement>('.user-items-list-carousel__gutter,.slideshow-gutter') ?? element;
  const options = readFields(readFields(parseProps(dataset.currentContext)).options);
  const maxColumns = Math.max(1, readNumber(dataset.maxColumns) ?? 1);
  const controller = new AbortController();
  const { signal } = controller;
  const removeStyles = adoptStyles(document, styles);
  const arrows = (side: 'left' | 'right') =>
    Array.from(element.querySelectorAll<HTMLButtonElement>(`button[class*="button--${side}"],.arrow-${side} button`));
  const [back, on] = [arrows('left'), arrows('right')];
  const dots = Array.from(element.querySelectorAll<HTMLButtonElement>('.list-slideshow-bullet'));

  list.dataset.ssPart = 'slides';
  view.dataset.ssSlidesView = '';
  dataset.ssPart = 'item-list';
  list.tabIndex = 0;
  const named = element.querySelector('[role=region][aria-label]');
  if (named) list.setAttribute('aria-label', named.getAttribute('aria-label') ?? '');
  list.setAttribute('role', 'list');
  for (const button of [...back, ...on]) button.setAttribute('aria-label', button.getAttribute('aria-label')?.trim() ?? '');

  const show = (): void => {
    for (const [end, buttons] of [
      ['start', back],
      ['end', on],
    ] as const)
      for (const button of buttons) {
        const isOver = track.fits || track.isAt(end);
        // A disabled button loses the focus.
        if (isOver && document.activeElement === button) list.focus({ preventScroll: true });
        button.disabled = isOver;
        for (const name of hiddenArrow) button.classList.toggle(name, isOver);
      }
    dots.forEach((dot, at) => {
      dot.setAttribute('aria-current', `${at === track.index}`);
    });
  };
  const track = createTrack(list, slides, dataset.isInfiniteEnabled === 'true', show);
  const setColumns = (): void => {
    const steps = columnWidthsPx.filter((px) => innerWidth >= px).length + 1;
    const columns = steps > columnWidthsPx.length ? maxColumns : Math.min(steps, maxColumns);
    element.style.setProperty('--ss-columns', `${columns}`);
    element.style.setProperty(
      '--ss-gap',
      `${readNumber(dataset.spaceBetweenSlidesValue) ?? 0}${dataset.spaceBetweenSlidesUnit || 'px'}`,
    );
    track.measure();
  };
  // Before the pictures, which are loaded for the size of their boxes.
  setColumns();
  void loadPictures(element, page).catch(page.errors.report);

  const isPlayed = dataset.controller?.includes('Slideshow') && readFlag(options.isAutoplayEnabled) && !track.fits;
  const playing = isPlayed
    ? playSlides(view, page, readNumber(options.slideDurationMs) ?? slideMs, () =>
        track.move(track.isAt('end') ? -track.index : 1),
      )
    : undefined;
  const step = (steps: number, fromPx?: number): void => {
    playing?.stop();
    track.move(steps, fromPx);
  };
  for (const button of back) button.addEventListener('click', () => step(-1), { signal });
  for (const button of on) button.addEventListener('click', () => step(1), { signal });
  dots.forEach((dot, at) => {
    dot.addEventListener('click', () => step(at - track.index), { signal });
  });
  list.addEventListener(
    'keydown',
    (event) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (target !== list || altKey || ctrlKey || metaKey || shiftKey) return;
      const onKey = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'Home') step(-track.index);
      else if (key === 'End') step(slides.length - 1 - track.index);
      else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === onKey ? 1 : -1);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  followPointer(view, { follow: track.drag, release: (px) => step(track.stepsOf(px), px) }, signal);
  // The width of the root changes; style sheets that load late change the slides.
  const disposers = [element, slides[0]].flatMap((each) => (each ? [watchBox(each, setColumns)] : []));
  const stopTexts = dots.length
    ? withTexts(page.chunks, { gallery: english }, ({ gallery }) => {
        dots.forEach((dot, at) => {
          dot.setAttribute('aria-label', gallery.slideNumber(at + 1));
        });
      })
    : undefined;
  return {
    dispose() {
      controller.abort();
      for (const dispose of disposers) dispose();
      stopTexts?.();
      playing?.dispose();
      removeStyles();
      delete list.dataset.ssPart;
      delete view.dataset.ssSlidesView;
      delete dataset.ssPart;
      track.dispose();
      for (const name of ['--ss-gap', '--ss-columns']) element.style.removeProperty(name);
      for (const button of [...back, ...on]) {
        button.disabled = false;
        button.classList.remove(...hiddenArrow);
      }
    },
  };
}
