import { decodeDimensions, decodeFocalPoint } from '../contract/decoders/slide.ts';
import { imageAddress } from './image-address.ts';
import { type ImageMode, imageFrame, type Size } from './image-frame.ts';
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
  /** Nothing is fetched any more once it says so. */
  readonly isOver?: () => boolean;
}

export function createLazyImage(element: HTMLImageElement, options: LazyImageOptions): LazyImage {
  const { mode, queue, state, wholeWidth, isOver } = options;
  const attribute = (name: string): string => element.getAttribute(name)?.trim() ?? '';
  const source = attribute('data-src') || attribute('data-image');
  let naturalSize = decodeDimensions(attribute('data-image-dimensions'));
  // Of a page that was saved after it had been drawn.
  let loadedWidthPx = attribute('src') && (Number.parseInt(attribute('data-image-resolution'), 10) || element.naturalWidth);
  let wantedWidthPx = 0;
  let loading = Promise.resolve();

  /** Answers the width in px to load for. Style properties are written in the order of rendered pages. */
  const draw = (box: Size): number => {
    if (!naturalSize) return box.widthPx;
    if (mode === 'none') return wholeWidth ? naturalSize.widthPx : Math.min(box.widthPx, naturalSize.widthPx);
    const frame = imageFrame(mode, naturalSize, box, decodeFocalPoint(attribute('data-image-focal-point')));
    Object.assign(element.style, {
      ...(options.hideText && { fontSize: '0px' }),
      left: `${frame.leftPx}px`,
      top: `${frame.topPx}px`,
      width: `${frame.widthPx}px`,
      height: `${frame.heightPx}px`,
      position: options.position ?? 'relative',
    });
    element.setAttribute('data-parent-ratio', (box.widthPx / box.heightPx).toFixed(1));
    return frame.widthPx;
  };

  const fetchPicture = async (widthPx: number, urgent: boolean): Promise<void> => {
    if (isOver?.()) return;
    element.classList.add('loading');
    if (urgent) element.setAttribute('fetchpriority', 'high');
    // The queue decides when: the browser's own laziness would hold a place in it for nothing.
    element.loading = 'eager';
    element.src = imageAddress(source, widthPx);
    // Shown when it can be drawn at once: the page does not stop for it.
    const isThere = await element.decode().then(
      () => true,
      () => false,
    );
    if (isOver?.()) return;
    element.classList.remove('loading');
    if (!isThere) {
      loadedWidthPx = 0;
      return;
    }
    element.classList.add('loaded');
    element.setAttribute('data-image-resolution', `${widthPx}w`);
    if (element.naturalWidth) naturalSize ??= { widthPx: element.naturalWidth, heightPx: element.naturalHeight };
  };

  state.keep(element);
  return {
    element,
    get naturalSize() {
      return naturalSize;
    },
    place(box) {
      if (box.widthPx > 0 && (mode === 'none' || box.heightPx > 0))
        wantedWidthPx = widthToAskFor(draw(box), wholeWidth ? 1 : pixelRatio(window));
    },
    load(distance) {
      if (!source || wantedWidthPx <= Number(loadedWidthPx)) {
        if (element.naturalWidth) element.classList.add('loaded');
        return loading;
      }
      const widthPx = wantedWidthPx;
      loadedWidthPx = widthPx;
      loading = new Promise((resolve) => {
        queue.add(() => fetchPicture(widthPx, distance() === 0).finally(resolve), distance);
      });
      return loading;
    },
  };
}
