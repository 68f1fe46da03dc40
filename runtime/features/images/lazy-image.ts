import { decodeDimensions, decodeFocalPoint } from '../../contract/gallery/slide.ts';
import { type ImageFit, imageFrame, type Size } from './image-frame.ts';
import { imageAddress, widthToRequest } from './image-request.ts';
import type { LoadQueue } from './load-queue.ts';
import { pixelRatio } from './load-queue.ts';
import type { ServerState } from './server-state.ts';

/** One image of the page. It is placed first and loaded on request. */
export interface LazyImage {
  readonly element: HTMLImageElement;
  /**
   * Size of the picture by its data; null while it is unknown. Once the file is loaded, its shape has priority, and a size of
   * another shape is another object: images#own-shape.
   */
  readonly naturalSize: Size | null;
  /**
   * Places the image in a box (`fit`, `fill`) or leaves it to the page's CSS (`none`), and determines the width to request. Call
   * it again after a change of the box, then call `load`.
   */
  place(box: Size): void;
  /**
   * Loads the picture when a slot is free, the smallest `distance` first, and again only by images#larger-only. Resolves when it
   * is loaded, has failed, or when there is nothing to load; never rejects.
   */
  load(distance: () => number): Promise<void>;
}

export interface LazyImageOptions {
  readonly mode: ImageFit;
  readonly queue: LoadQueue;
  readonly state: ServerState;
  /** Requests the width of the picture instead of the drawn width. */
  readonly wholeWidth?: boolean;
  /** Hides the alternative text while the picture loads. */
  readonly hideText?: boolean;
  /** `absolute` for an image that is a slide. */
  readonly position?: 'relative' | 'absolute';
  /** Returns whether the owner was disposed, so that nothing is loaded. */
  readonly isDisposed?: () => boolean;
  /** Returns whether text runs from right to left around the image. The default computes styles for each image. */
  readonly isRightToLeft?: () => boolean;
}

/** A page has hundreds of images, so their methods are shared by a class. */
export const createLazyImage = (element: HTMLImageElement, options: LazyImageOptions): LazyImage => new Picture(element, options);

class Picture implements LazyImage {
  naturalSize: Size | null;
  private loadedWidthPx: number;
  private wantedWidthPx = 0;
  private loading: Promise<void> | undefined;
  readonly element: HTMLImageElement;
  private readonly options: LazyImageOptions;

  constructor(element: HTMLImageElement, options: LazyImageOptions) {
    this.element = options.state.keep(element);
    this.options = options;
    this.naturalSize = decodeDimensions(this.attribute('data-image-dimensions'));
    // A page that was saved from a browser has pictures already.
    this.loadedWidthPx = this.attribute('src')
      ? Number.parseInt(this.attribute('data-image-resolution'), 10) || element.naturalWidth
      : 0;
  }

  place(box: Size): void {
    const { mode, wholeWidth } = this.options;
    if (box.widthPx > 0 && (mode === 'none' || box.heightPx > 0))
      this.wantedWidthPx = widthToRequest(this.draw(box), wholeWidth ? 1 : pixelRatio(window));
  }

  load(distance: () => number): Promise<void> {
    const { element, wantedWidthPx } = this;
    // An image that waits for the visitor's consent has its address in `data-src` too: consent#held-back-frames.
    const mayLoad = wantedWidthPx > this.loadedWidthPx && !element.hasAttribute('data-ss-consent');
    const source = mayLoad && (this.attribute('data-src') || this.attribute('data-image'));
    if (!source) {
      this.readFileShape();
      // A file that has arrived is not shown before it is decoded.
      if (element.naturalWidth && !element.matches('.loading,.loaded')) element.classList.add('loaded');
      return this.loading ?? Promise.resolve();
    }
    this.loadedWidthPx = wantedWidthPx;
    this.loading = new Promise((resolve) => {
      const task = () => this.fetchPicture(imageAddress(source, wantedWidthPx), wantedWidthPx, distance() === 0).finally(resolve);
      this.options.queue.add(task, distance);
    });
    return this.loading;
  }

  private attribute(name: string): string {
    return this.element.getAttribute(name)?.trim() ?? '';
  }

  /** Returns the width in px to load for. Writes style properties in the order of rendered pages. */
  private draw(box: Size): number {
    const { naturalSize, element } = this;
    const {
      mode,
      wholeWidth,
      hideText,
      position = 'relative',
      isRightToLeft = () => getComputedStyle(element).direction === 'rtl',
    } = this.options;
    if (!naturalSize) return box.widthPx;
    if (mode === 'none') return wholeWidth ? naturalSize.widthPx : Math.min(box.widthPx, naturalSize.widthPx);
    const frame = imageFrame(mode, naturalSize, box, decodeFocalPoint(this.attribute('data-image-focal-point')));
    const { style } = element;
    if (hideText) style.fontSize = '0px';
    // In right-to-left text an image starts at the right edge of its box.
    const startsAtRight = position === 'relative' && isRightToLeft();
    style.left = `${frame.leftPx - (startsAtRight ? box.widthPx - frame.widthPx : 0)}px`;
    style.top = `${frame.topPx}px`;
    style.width = `${frame.widthPx}px`;
    style.height = `${frame.heightPx}px`;
    style.position = position;
    element.setAttribute('data-parent-ratio', (box.widthPx / box.heightPx).toFixed(1));
    return frame.widthPx;
  }

  private async fetchPicture(address: string, widthPx: number, isUrgent: boolean): Promise<void> {
    const { element, options } = this;
    if (options.isDisposed?.()) return;
    element.classList.add('loading');
    if (isUrgent) element.setAttribute('fetchpriority', 'high');
    // The queue decides when to load; lazy loading by the browser would only occupy a slot.
    element.loading = 'eager';
    // A picture that is still loading may be restored; a broken one may not.
    const before = element.complete && !element.naturalWidth ? '' : element.src;
    element.src = address;
    // `decode` prepares the picture off the main thread. https://developer.mozilla.org/docs/Web/API/HTMLImageElement/decode
    const isDecoded = await element.decode().then(
      () => true,
      () => false,
    );
    if (options.isDisposed?.()) return;
    element.classList.remove('loading');
    if (!isDecoded) {
      // Shows the smaller picture of a page that was saved with its pictures.
      if (before) element.src = before;
      else this.loadedWidthPx = 0;
      // A handler of the page may put another picture in place of a missing one.
      element.addEventListener('load', () => this.showLoaded(), { once: true });
      return;
    }
    this.showLoaded();
    element.setAttribute('data-image-resolution', `${widthPx}w`);
  }

  private showLoaded(): void {
    this.element.classList.add('loaded');
    this.readFileShape();
  }

  /** The file may be smaller than the picture by its data, and is then rounded to whole pixels. */
  private readFileShape(): void {
    const { naturalWidth, naturalHeight } = this.element;
    const known = this.naturalSize;
    const isSameShape =
      known && Math.abs(known.widthPx * naturalHeight - known.heightPx * naturalWidth) <= Math.max(known.widthPx, known.heightPx);
    if (!naturalWidth || !naturalHeight || isSameShape) return;
    const scale = known ? Math.max(1, known.widthPx / naturalWidth) : 1;
    this.naturalSize = { widthPx: naturalWidth * scale, heightPx: naturalHeight * scale };
  }
}
