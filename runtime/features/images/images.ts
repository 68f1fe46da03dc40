import type { Clock } from '../../browser/clock.ts';
import { logError } from '../../browser/console.ts';
import { followView } from '../../browser/follow-view.ts';
import { pageWide } from '../../browser/page-wide.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { watchNear } from '../../browser/watch-near.ts';
import { decodeFocalPoint } from '../../contract/gallery/slide.ts';
import { imageRetryLimits, lazyLimits } from '../../contract/images/limits.ts';
import { imageMessages } from '../../contract/images/messages.ts';
import type { ImageFit } from './image-frame.ts';
import { createLazyImage, type LazyImage } from './lazy-image.ts';
import { pageQueue } from './page-queue.ts';
import { ratioOf, reserveImage } from './reserve-image.ts';
import { createServerState } from './server-state.ts';
import { unreserve } from './unreserve.ts';
import { waitingImages } from './waiting.ts';

/** The page's images outside galleries: what `window.ImageLoader` does. Wild §4, spec 1 §8 "Image errors". */
export interface Images {
  /**
   * Places an image, or each of a list, in its parent and fetches it, unless `load` is false; again after a change of size, of mode, or
   * a failure. `fixedRatio` (our choice, by its name): true keeps an image in mode `none` in its own shape before its picture is there
   * as well, false lets one that fits or fills take the shape of its box.
   * True if it can; what cannot is said on the console.
   */
  load(image: unknown, options?: unknown): boolean;
  /** Loads the images below `root` when they come near the view, but for those of galleries and those that a template loads. */
  bootstrap(root?: unknown): void;
  /**
   * Loads one image when it comes near the view, in a box of its own shape until it is there, and a larger one when its parent has
   * grown; resolves when the first is there, has failed, or there is nothing to fetch.
   */
  watch(image: HTMLImageElement): Promise<void>;
  /** Whether a template's own code has asked for an image: then it asks for all that are left to it. */
  isDriven?: boolean;
}

/** Images here come with their gallery. */
const galleries = '.sqs-gallery,.sqs-gallery-thumbnails,[data-controller^=Gallery]';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly images: Images;
  }
}

/** The one and the same for every chunk of a page. */
export const pageImages = (clock: Clock): Images => pageWide('images', () => createImages(clock));

function createImages(clock: Clock): Images {
  const known = new WeakMap<HTMLImageElement, { readonly lazy: LazyImage; readonly mode: ImageFit }>();
  const state = createServerState();
  const view = followView();
  const near = watchNear(lazyLimits.lazyMarginPx);
  const watched = new WeakMap<HTMLImageElement, () => void>();
  /** Calls each time that the image's parent has got another width; again for an image ends what it was called with before. */
  const whenResized = (image: HTMLImageElement, work: () => void): void => {
    const box = image.parentElement;
    watched.get(image)?.();
    if (!box) return;
    let knownPx: number | undefined;
    const onBox = (widthPx: number): void => {
      if (knownPx !== undefined && widthPx !== knownPx && image.parentElement === box) work();
      knownPx = widthPx;
    };
    watched.set(image, watchBox(box, onBox));
  };

  const pictureOf = (image: HTMLImageElement, mode: ImageFit): LazyImage => {
    const before = known.get(image);
    if (before?.mode === mode) return before.lazy;
    const lazy = createLazyImage(image, { mode, queue: pageQueue(clock), state });
    known.set(image, { lazy, mode });
    return lazy;
  };

  /** Waits for a parent that has no size yet, a hundred times 10 ms (spec 2 §9). */
  const place = async (image: HTMLImageElement, mode: ImageFit, { mayLoad = true, fixedRatio }: Placing = {}): Promise<void> => {
    const lazy = pictureOf(image, mode);
    const box = image.parentElement ?? image;
    if (mode === 'none' && mayLoad) reserveImage(image);
    for (let tries = imageRetryLimits.loadRetries; tries > 0 && !hasSize(box, mode); tries--)
      await new Promise<void>((resolve) => void clock.after(imageRetryLimits.loadRetryDelayMs, resolve));
    // As on rendered pages, where the parent is kept open by its padding.
    const isPadded = box instanceof HTMLElement && box.style.paddingBottom !== '';
    if (isPadded) {
      if (getComputedStyle(box).position === 'static') state.keep(box).style.position = 'relative';
      Object.assign(image.style, {
        left: '0%',
        top: '0%',
        width: '100%',
        height: '100%',
        position: 'absolute',
        objectFit: 'cover',
      });
      const focalPoint = image.getAttribute('data-image-focal-point');
      const { x, y } = decodeFocalPoint(focalPoint);
      if (focalPoint) image.style.objectPosition = `${x * 100}% ${y * 100}%`;
    }
    const knowsSize = lazy.naturalSize !== null;
    lazy.place({
      widthPx: (mode === 'none' && (drawnWidth(image, isPadded) || widthAround(image))) || box.clientWidth,
      heightPx: box.clientHeight,
    });
    if (fixedRatio === true && mode === 'none') image.style.aspectRatio = String(ratioOf(image) || '');
    if (fixedRatio === false && mode !== 'none')
      Object.assign(image.style, { left: '0px', top: '0px', width: '100%', height: '100%' });
    if (!mayLoad) return;
    await lazy.load(() => Number(!view.has(image)));
    view.leave(image);
    // The box of a picture that did not come stays, and shows what it would have been.
    if (mode === 'none' && !hasFailed(image)) unreserve(image);
    // Its own size is known now, and with it where it lies.
    if (!knowsSize && lazy.naturalSize && mode !== 'none') await place(image, mode, { fixedRatio });
  };

  return {
    load(image, options) {
      const { load: mayLoad, mode, fixedRatio } = (options ?? {}) as { load?: unknown; mode?: unknown; fixedRatio?: unknown };
      const list = image && (Array.isArray(image) || image instanceof NodeList) ? [...(image as Iterable<unknown>)] : [image];
      const problems = list.length > 0 ? list.map(problemOf) : [imageMessages.noImages];
      for (const problem of problems) if (problem) logError(problem);
      for (const each of list) {
        if (!(each instanceof HTMLImageElement) || problemOf(each)) continue;
        view.follow(each);
        void place(each, modeOf(each, mode), { mayLoad: mayLoad !== false, fixedRatio });
      }
      return problems.every((problem) => problem === null);
    },
    bootstrap(root) {
      if (!root) return logError(imageMessages.noRootNode);
      if (!(root instanceof Element || root instanceof Document || root instanceof DocumentFragment))
        return logError(imageMessages.notANode);
      for (const image of waitingImages(root)) if (!image.hasAttribute('src') || hasFailed(image)) void this.watch(image);
    },
    async watch(image) {
      if (image.closest(galleries) || problemOf(image)) return;
      const mode = modeOf(image);
      if (mode === 'none') reserveImage(image);
      view.follow(image, await new Promise((resolve) => near(image, resolve)));
      await place(image, mode);
      whenResized(image, () => void place(image, mode));
    },
  };
}

interface Placing {
  readonly mayLoad?: boolean;
  readonly fixedRatio?: unknown;
}

/** It was asked for and did not come, or cannot be drawn. */
const hasFailed = (image: HTMLImageElement): boolean => image.hasAttribute('src') && image.complete && image.naturalWidth === 0;

/** The width that CSS gives an element, as it is written; `auto` where the browser does not tell it. */
const writtenWidth = (element: Element): string => `${element.computedStyleMap?.().get('width') ?? 'auto'}`;

/** As wide as what is in it, until that is there. */
function isSizedByContent(element: Element): boolean {
  const { display, float, position, flexGrow } = getComputedStyle(element);
  const around = element.parentElement;
  if (display === 'inline') return around !== null && isSizedByContent(around);
  if (writtenWidth(element) !== 'auto') return false;
  if (/inline|table-cell/.test(display) || float !== 'none' || /absolute|fixed/.test(position)) return true;
  return flexGrow === '0' && around !== null && getComputedStyle(around).display.includes('flex');
}

/**
 * How many px wide the page's CSS draws the picture, of one that covers its box more than the box; 0 where it says no width: a picture is
 * then as wide as its file or, before it is there, as its alternative text, and may be drawn wider.
 */
function drawnWidth(image: HTMLImageElement, isPadded: boolean): number {
  const { clientWidth, clientHeight, naturalWidth, parentElement } = image;
  const written = isPadded ? '' : writtenWidth(image);
  if (written === 'auto' && clientWidth >= naturalWidth) return 0;
  // The box that was kept for it is a part of what is around it.
  if (written.includes('min(') && parentElement && isSizedByContent(parentElement)) return 0;
  const covers = getComputedStyle(image).objectFit === 'cover';
  return covers ? Math.max(clientWidth, clientHeight * ratioOf(image)) : clientWidth;
}

/** Width of the nearest element around that has one of its own. */
function widthAround({ parentElement }: Element): number {
  if (!parentElement) return 0;
  return (!isSizedByContent(parentElement) && parentElement.clientWidth) || widthAround(parentElement);
}

/** A picture without a mode is laid out by the page: its parent need only be there. */
const hasSize = (box: Element, mode: ImageFit): boolean =>
  mode === 'none' ? box.getClientRects().length > 0 : box.clientWidth > 0 && box.clientHeight > 0;

function problemOf(image: unknown): string | null {
  if (!image) return imageMessages.noImage;
  if (!(image instanceof Element) || !image.matches('img')) return imageMessages.notAnImage;
  return image.getAttribute('data-src') || image.getAttribute('data-image') ? null : imageMessages.badSource;
}

function modeOf(image: Element, asked?: unknown): ImageFit {
  if (asked === 'fit' || asked === 'fill' || asked === 'none') return asked;
  if (image.closest('.content-fill,.sqs-video-overlay')) return 'fill';
  return image.closest('.content-fit') ? 'fit' : 'none';
}
