import { decodeSlide } from '../contract/decoders/slide.ts';
import { imageAddress } from './image-address.ts';
import { type Frame, type ImageMode, imageFrame, type Size } from './image-frame.ts';
import { widthToAskFor } from './image-width.ts';
import type { LoadQueue } from './load-queue.ts';
import { pixelRatio } from './pixel-ratio.ts';
import type { ServerState } from './server-state.ts';

/** One image of the page: it is given its place first and its picture when asked for. */
export interface LazyImage {
  readonly element: HTMLImageElement;
  /** The picture's own size: from its data, else from the picture once it is there, else null. */
  readonly naturalSize: Size | null;
  /**
   * Puts the image into its box (fit, fill), or leaves it to the page's CSS (none), and works out the width to ask for.
   * After a change of the box call it again, and `load` after it.
   */
  place(box: Size): void;
  /**
   * Fetches the picture when its turn comes, the smallest `distance` first; again only if a larger one is wanted than is
   * there (spec 1 §4). Resolves when it is there, failed, or there is nothing to fetch; never rejects.
   */
  load(distance: () => number): Promise<void>;
  /** Drops a load that has not started. */
  cancel(): void;
}

export interface LazyImageOptions {
  readonly mode: ImageMode;
  readonly queue: LoadQueue;
  readonly state: ServerState;
  /** Ask for the picture's whole width instead of the drawn one. */
  readonly wholeWidth?: boolean;
  /** Keeps the alternative text from showing while the picture is on its way. */
  readonly hideText?: boolean;
  /** `absolute` for an image that lies in the gallery without a slide around it. */
  readonly position?: 'relative' | 'absolute';
}

export function createLazyImage(element: HTMLImageElement, options: LazyImageOptions): LazyImage {
  const { mode, queue, state, wholeWidth, hideText = false, position = 'relative' } = options;
  const { source, dimensions, focalPoint } = decodeSlide((name) => element.getAttribute(name));
  let measured: Size | null = null;
  let wantedWidthPx = 0;
  let cancel = (): void => {};
  let loading = Promise.resolve();
  let loadedWidthPx = widthAlreadyThere(element);
  state.keep(element);

  const naturalSize = (): Size | null => dimensions ?? measured;

  const drawnWidth = (box: Size): number => {
    const size = naturalSize();
    if (!size) return box.widthPx;
    if (mode === 'none') return wholeWidth ? size.widthPx : Math.min(box.widthPx, size.widthPx);
    const frame = imageFrame(mode, size, box, focalPoint);
    if (hideText) element.style.fontSize = '0px';
    draw(element, frame, position);
    element.setAttribute('data-parent-ratio', (box.widthPx / box.heightPx).toFixed(1));
    return frame.widthPx;
  };

  const fetchPicture = (widthPx: number, urgent: boolean): Promise<void> =>
    new Promise((resolve) => {
      const settle = (event: Event): void => {
        element.removeEventListener('load', settle);
        element.removeEventListener('error', settle);
        element.classList.remove('loading');
        if (event.type === 'load') {
          element.classList.add('loaded');
          element.setAttribute('data-image-resolution', `${widthPx}w`);
          measured = { widthPx: element.naturalWidth, heightPx: element.naturalHeight };
        } else loadedWidthPx = 0;
        resolve();
      };
      element.addEventListener('load', settle);
      element.addEventListener('error', settle);
      element.classList.add('loading');
      if (urgent) element.setAttribute('fetchpriority', 'high');
      // The queue decides when: the browser's own laziness would hold a place in it for nothing.
      element.loading = 'eager';
      element.src = imageAddress(source, widthPx);
    });

  return {
    element,
    get naturalSize() {
      return naturalSize();
    },
    place(box) {
      if (box.widthPx <= 0 || (mode !== 'none' && box.heightPx <= 0)) return;
      wantedWidthPx = widthToAskFor(drawnWidth(box), wholeWidth ? 1 : pixelRatio(element.ownerDocument.defaultView ?? window));
    },
    load(distance) {
      if (source === '' || wantedWidthPx === 0) return loading;
      if (wantedWidthPx <= loadedWidthPx) {
        if (!element.classList.contains('loading')) element.classList.add('loaded');
        return loading;
      }
      const widthPx = wantedWidthPx;
      loadedWidthPx = widthPx;
      cancel();
      loading = new Promise((resolve) => {
        const drop = queue.add(() => fetchPicture(widthPx, distance() === 0).then(resolve), distance);
        cancel = () => {
          drop();
          resolve();
        };
      });
      return loading;
    },
    cancel: () => cancel(),
  };
}

/** Style properties in the order in which sites find them on rendered pages. */
function draw({ style }: HTMLElement, { leftPx, topPx, widthPx, heightPx }: Frame, position: string): void {
  style.left = `${leftPx}px`;
  style.top = `${topPx}px`;
  style.width = `${widthPx}px`;
  style.height = `${heightPx}px`;
  style.position = position;
}

/** Of a page that was saved after it had been drawn, or whose server chose the picture itself. */
function widthAlreadyThere(element: HTMLImageElement): number {
  if (!element.getAttribute('src') && !element.getAttribute('srcset')) return 0;
  if (element.hasAttribute('srcset')) return Number.POSITIVE_INFINITY;
  return Number.parseInt(element.getAttribute('data-image-resolution') ?? '', 10) || element.naturalWidth;
}
