import type { Clock } from '../../browser/clock.ts';
import { logError } from '../../browser/console.ts';
import { followView } from '../../browser/follow-view.ts';
import { pageWide } from '../../browser/page-wide.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { watchNear } from '../../browser/watch-near.ts';
import { decodeFocalPoint } from '../../contract/gallery/slide.ts';
import { imageMessages, imageRetryLimits, lazyLimits } from '../../contract/images/constants.ts';
import { widthByCss } from './drawn-width.ts';
import type { ImageFit } from './image-frame.ts';
import { createLazyImage, type LazyImage } from './lazy-image.ts';
import { pageQueue } from './load-queue.ts';
import { reserveImage, unreserve } from './reserve-image.ts';
import { createServerState } from './server-state.ts';

/** The page's images outside galleries: the functions of `window.ImageLoader`. */
export interface Images {
  /**
   * Places an image, or each image of a list, in its parent, and loads it unless `load` is false. Call it again after a change of
   * size or mode, or after a failure. `mode` and `fixedRatio`: images#loader-mode. Returns whether all of them can be loaded, and
   * logs the problems (images#loader-problems).
   */
  load(image: unknown, options?: unknown): boolean;
  /** Loads the images below `root` when they are near the view: images#waiting-images. */
  bootstrap(root?: unknown): void;
  /**
   * Loads one image when it is near the view, and a larger picture when its parent has grown. Resolves when the first picture is
   * loaded, has failed, or when there is nothing to load.
   */
  watch(image: HTMLImageElement): Promise<void>;
  /** The code of a template loads images, so it loads all images that are left to templates. */
  isDriven?: boolean;
}

/** Galleries, which load their images. */
const galleries = '.sqs-gallery,.sqs-gallery-thumbnails,[data-controller^=Gallery]';

/** Images with the address of a picture, without those that a template loads: images#template-images. */
const waiting = '.sqs-block-image img[data-src],img:is([data-src],[data-image]):not([data-load=false])';

declare module '../../browser/page-wide.ts' {
  interface PageWide {
    readonly images: Images;
  }
}

/** Returns the images that `window.ImageLoader.bootstrap` loads below `root`: images#waiting-images. */
export const waitingImages = (root: ParentNode): readonly HTMLImageElement[] =>
  Array.from(root.querySelectorAll<HTMLImageElement>(waiting));

/** Returns the object that all chunks of a page share. */
export const pageImages = (clock: Clock): Images => pageWide('images', () => createImages(clock));

interface Placing {
  readonly mayLoad?: boolean;
  readonly fixedRatio?: unknown;
}

function createImages(clock: Clock): Images {
  const known = new WeakMap<HTMLImageElement, { readonly lazy: LazyImage; readonly mode: ImageFit }>();
  const state = createServerState();
  const view = followView();
  const near = watchNear(lazyLimits.lazyMarginPx);
  const whenResized = createResizeWatch();

  const lazyImageOf = (image: HTMLImageElement, mode: ImageFit): LazyImage => {
    const before = known.get(image);
    if (before?.mode === mode) return before.lazy;
    const lazy = createLazyImage(image, { mode, queue: pageQueue(clock), state });
    known.set(image, { lazy, mode });
    return lazy;
  };

  /** Waits for a box with a size: images#box-retries. */
  const waitForBox = async (box: Element, mode: ImageFit): Promise<void> => {
    for (let tries = imageRetryLimits.loadRetries; tries > 0 && !hasSize(box, mode); tries--)
      await new Promise<void>((resolve) => void clock.after(imageRetryLimits.loadRetryDelayMs, resolve));
  };

  const place = async (image: HTMLImageElement, mode: ImageFit, { mayLoad = true, fixedRatio }: Placing = {}): Promise<void> => {
    const lazy = lazyImageOf(image, mode);
    const box = image.parentElement ?? image;
    if (mode === 'none' && mayLoad) reserveImage(image);
    // Without the condition, `await` would delay an image whose box is ready.
    if (!hasSize(box, mode)) await waitForBox(box, mode);
    const isPadded = box instanceof HTMLElement && box.style.paddingBottom !== '';
    if (isPadded) {
      if (getComputedStyle(box).position === 'static') state.keep(box).style.position = 'relative';
      coverBox(image);
    }
    const sizeBefore = lazy.naturalSize;
    lazy.place({
      widthPx: (mode === 'none' && widthByCss(image, isPadded)) || box.clientWidth,
      heightPx: box.clientHeight,
    });
    if (fixedRatio === true && mode === 'none')
      image.style.aspectRatio = sizeBefore ? String(sizeBefore.widthPx / sizeBefore.heightPx) : '';
    if (fixedRatio === false && mode !== 'none')
      Object.assign(image.style, { left: '0px', top: '0px', width: '100%', height: '100%' });
    if (!mayLoad) return;
    await lazy.load(() => Number(!view.has(image)));
    view.unfollow(image);
    // The box of a picture that has failed stays.
    if (mode === 'none' && !hasFailed(image)) unreserve(image);
    // The file has another shape than the data, or the data has none.
    if (lazy.naturalSize !== sizeBefore && (mode !== 'none' || fixedRatio === true)) await place(image, mode, { fixedRatio });
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

/**
 * Returns a function that runs a callback after each change of the width of an image's parent. Another call for the same image
 * replaces its callback.
 */
function createResizeWatch(): (image: HTMLImageElement, callback: () => void) => void {
  const stopWatching = new WeakMap<HTMLImageElement, () => void>();
  return (image, callback) => {
    const box = image.parentElement;
    stopWatching.get(image)?.();
    if (!box) return;
    let knownPx: number | undefined;
    const onBox = (widthPx: number): void => {
      if (knownPx !== undefined && widthPx !== knownPx && image.parentElement === box) callback();
      knownPx = widthPx;
    };
    stopWatching.set(image, watchBox(box, onBox));
  };
}

/** Makes an image cover a box that gets its height from a padding: images#padded-box. */
function coverBox(image: HTMLImageElement): void {
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

/** Returns whether an image was requested and has failed to load or to decode. */
const hasFailed = (image: HTMLImageElement): boolean => image.hasAttribute('src') && image.complete && image.naturalWidth === 0;

/** Returns whether a box is ready. The page lays out an image without a mode, so its parent needs no size. */
const hasSize = (box: Element, mode: ImageFit): boolean =>
  mode === 'none' ? box.getClientRects().length > 0 : box.clientWidth > 0 && box.clientHeight > 0;

function problemOf(image: unknown): string | null {
  if (!image) return imageMessages.noImage;
  if (!(image instanceof Element) || !image.matches('img')) return imageMessages.notAnImage;
  return image.getAttribute('data-src') || image.getAttribute('data-image') ? null : imageMessages.badSource;
}

function modeOf(image: Element, mode?: unknown): ImageFit {
  if (mode === 'fit' || mode === 'fill' || mode === 'none') return mode;
  if (image.closest('.content-fill,.sqs-video-overlay')) return 'fill';
  return image.closest('.content-fit') ? 'fit' : 'none';
}
