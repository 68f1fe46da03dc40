import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { readFields, readFlag, readNumber } from '../../../contract/read.ts';
import { gallery as english } from '../../../contract/texts/en/common.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import playButtonStyles from '../../../ui/dom/play-button.css';
import { type DragTarget, followPointer } from '../../../ui/dom/pointer-drag.ts';
import { loadPictures } from '../lists/load-pictures.ts';
import { parseProps } from '../parse-props.ts';
import { playSlides } from '../slides/autoplay.ts';
import styles from '../slides/slides.css';
import { createTrack } from '../slides/track.ts';

/**
 * From each of these widths of the window a list may show one column more; from the last one, all columns that its owner wants.
 */
const columnWidthsPx = [576, 992, 1100, 1200];

/** Time for a slide whose owner sets none. */
const slideMs = 5000;

/** With these classes the platform's CSS hides a disabled arrow: on desktop for both kinds of lists, on mobile for one. */
const hiddenArrow = ['user-items-list-carousel__arrow-button--hidden', 'arrow-button--hidden', 'mobile-arrow-button--hidden'];

/** A list of items that moves sideways: a carousel of several columns or a slideshow of one. site#item-lists */
export function mount(element: HTMLElement, page: Page): Mounted {
  const { dataset } = element;
  const list = element.querySelector<HTMLElement>('ul.user-items-list-carousel__slides,ul.slides');
  const slides = Array.from(list?.children ?? []) as HTMLElement[];
  if (!list || slides.length === 0) return { dispose() {} };
  const view = list.closest<HTMLElement>('.user-items-list-carousel__gutter,.slideshow-gutter') ?? element;
  const options = readFields(readFields(parseProps(dataset.currentContext)).options);
  const controller = new AbortController();
  const { signal } = controller;
  const controls = findControls(element);
  const { back, on, dots } = controls;
  const disposers = [adoptStyles(document, playButtonStyles + styles), markParts(element, list, view)];

  const show = (): void => {
    disable(back, list, track.fits || track.isAt('start'));
    disable(on, list, track.fits || track.isAt('end'));
    dots.forEach((dot, index) => {
      dot.setAttribute('aria-current', `${index === track.index}`);
    });
  };
  const track = createTrack(list, slides, dataset.isInfiniteEnabled === 'true', show);
  const setColumns = (): void => {
    writeColumns(element);
    track.measure();
  };
  // Before the pictures, which are requested in the size of their boxes.
  setColumns();
  void loadPictures(element, page).catch(page.errors.report);

  const isPlayed = dataset.controller?.includes('Slideshow') && readFlag(options.isAutoplayEnabled) && !track.fits;
  const durationMs = readNumber(options.slideDurationMs) ?? slideMs;
  const playing = isPlayed
    ? playSlides(
        view,
        page,
        durationMs,
        () => drag.isPressed,
        () => track.move(track.isAt('end') ? -track.index : 1),
      )
    : undefined;
  const step = (steps: number, fromPx?: number): void => {
    playing?.stop();
    track.move(steps, fromPx);
  };
  for (const button of back) button.addEventListener('click', () => step(-1), { signal });
  for (const button of on) button.addEventListener('click', () => step(1), { signal });
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => step(index - track.index), { signal });
  });
  const onKey = (event: KeyboardEvent): void => {
    const steps = stepsOfKey(event, list, track.index, slides.length);
    if (steps === null) return;
    step(steps);
    event.preventDefault();
  };
  list.addEventListener('keydown', onKey, { signal });
  const follower: DragTarget = {
    start: (axis) => axis === 'x',
    move: ({ down, last }) => track.drag(last.clientX - down.clientX),
    end({ down, last }, isCancelled) {
      const px = last.clientX - down.clientX;
      step(isCancelled ? 0 : track.stepsOf(px), px);
    },
  };
  const drag = followPointer(view, follower, page.clock, signal);
  // The root may change its width; style sheets that load late change the slides.
  for (const each of [element, slides[0]]) if (each) disposers.push(watchBox(each, setColumns));
  if (dots.length > 0) disposers.push(nameDots(dots, page));
  return {
    dispose() {
      controller.abort();
      for (const dispose of disposers) dispose();
      playing?.dispose();
      track.dispose();
      enable([...back, ...on]);
    },
  };
}

interface Controls {
  readonly back: readonly HTMLButtonElement[];
  readonly on: readonly HTMLButtonElement[];
  readonly dots: readonly HTMLButtonElement[];
}

function findControls(element: HTMLElement): Controls {
  const arrows = (side: 'left' | 'right') =>
    Array.from(element.querySelectorAll<HTMLButtonElement>(`button[class*="button--${side}"],.arrow-${side} button`));
  const [back, on] = [arrows('left'), arrows('right')];
  for (const button of [...back, ...on]) button.setAttribute('aria-label', button.getAttribute('aria-label')?.trim() ?? '');
  return { back, on, dots: Array.from(element.querySelectorAll<HTMLButtonElement>('.list-slideshow-bullet')) };
}

/** Marks the parts for the style sheet, and names the list. The returned function removes marks and columns. */
function markParts(element: HTMLElement, list: HTMLElement, view: HTMLElement): () => void {
  list.dataset.ssPart = 'slides';
  view.dataset.ssSlidesView = '';
  element.dataset.ssPart = 'item-list';
  list.tabIndex = 0;
  const named = element.querySelector('[role=region][aria-label]');
  if (named) list.setAttribute('aria-label', named.getAttribute('aria-label') ?? '');
  list.setAttribute('role', 'list');
  return () => {
    delete list.dataset.ssPart;
    delete view.dataset.ssSlidesView;
    delete element.dataset.ssPart;
    for (const name of ['--ss-gap', '--ss-columns']) element.style.removeProperty(name);
  };
}

/** Disables and hides the arrows of one side, or undoes it. */
function disable(buttons: readonly HTMLButtonElement[], list: HTMLElement, isDisabled: boolean): void {
  for (const button of buttons) {
    // A disabled button loses the focus.
    if (isDisabled && document.activeElement === button) list.focus({ preventScroll: true });
    button.disabled = isDisabled;
    for (const name of hiddenArrow) button.classList.toggle(name, isDisabled);
  }
}

/** Sets the number of columns at this width of the window, and the gap between them, as custom properties. */
function writeColumns({ dataset, style }: HTMLElement): void {
  const maxColumns = Math.max(1, readNumber(dataset.maxColumns) ?? 1);
  const steps = columnWidthsPx.filter((px) => innerWidth >= px).length + 1;
  const columns = steps > columnWidthsPx.length ? maxColumns : Math.min(steps, maxColumns);
  style.setProperty('--ss-columns', `${columns}`);
  style.setProperty('--ss-gap', `${readNumber(dataset.spaceBetweenSlidesValue) ?? 0}${dataset.spaceBetweenSlidesUnit || 'px'}`);
}

/** Returns the number of slides that a key moves by, negative for back; null for other keys, and with a modifier key. */
function stepsOfKey(event: KeyboardEvent, list: HTMLElement, index: number, count: number): number | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (target !== list || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'Home') return -index;
  if (key === 'End') return count - 1 - index;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const forwardKey = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forwardKey ? 1 : -1;
}

const nameDots = (dots: readonly HTMLElement[], { chunks }: Page): (() => void) =>
  withTexts(chunks, { gallery: english }, ({ gallery }) => {
    dots.forEach((dot, index) => {
      dot.setAttribute('aria-label', gallery.slideNumber(index + 1));
    });
  });

function enable(buttons: readonly HTMLButtonElement[]): void {
  for (const button of buttons) {
    button.disabled = false;
    button.classList.remove(...hiddenArrow);
  }
}
