import { decodeDimensions, decodeFocalPoint } from '../../contract/gallery/slide.ts';
import { imageAddress } from './image-address.ts';
import { type ImageFit, imageFrame, type Size } from './image-frame.ts';
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
  readonly mode: ImageFit;
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
  /** Whether text runs from right to left around it, where somebody knows: asked of the browser, each image costs a look at all styles. */
  readonly rightToLeft?: () => boolean;
}

/** A page holds hundreds of them: their methods are shared. */
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
    // Of a page that was saved after it had been drawn.
    this.loadedWidthPx = this.attribute('src')
      ? Number.parseInt(this.attribute('data-image-resolution'), 10) || element.naturalWidth
      : 0;
  }

  place(box: Size): void {
    const { mode, wholeWidth } = this.options;
    if (box.widthPx > 0 && (mode === 'none' || box.heightPx > 0))
      this.wantedWidthPx = widthToAskFor(this.draw(box), wholeWidth ? 1 : pixelRatio(window));
  }

  load(distance: () => number): Promise<void> {
    const { element, wantedWidthPx } = this;
    const source = this.attribute('data-src') || this.attribute('data-image');
    if (!source || wantedWidthPx <= this.loadedWidthPx) {
      if (element.naturalWidth) element.classList.add('loaded');
      return this.loading ?? Promise.resolve();
    }
    this.loadedWidthPx = wantedWidthPx;
    this.loading = new Promise((resolve) => {
      const work = () => this.fetchPicture(imageAddress(source, wantedWidthPx), wantedWidthPx, distance() === 0).finally(resolve);
      this.options.queue.add(work, distance);
    });
    return this.loading;
  }

  private attribute(name: string): string {
    return this.element.getAttribute(name)?.trim() ?? '';
  }

  /** Returns the width in px to load for. Style properties are written in the order of rendered pages. */
  private draw(box: Size): number {
    const { naturalSize, element } = this;
    const {
      mode,
      wholeWidth,
      hideText,
      position = 'relative',
      rightToLeft = () => getComputedStyle(element).direction === 'rtl',
    } = this.options;
    if (!naturalSize) return box.widthPx;
    if (mode === 'none') return wholeWidth ? naturalSize.widthPx : Math.min(box.widthPx, naturalSize.widthPx);
    const frame = imageFrame(mode, naturalSize, box, decodeFocalPoint(this.attribute('data-image-focal-point')));
    const { style } = element;
    if (hideText) style.fontSize = '0px';
    // Where text runs from right to left an image begins at the right of its box.
    const isFromRight = position === 'relative' && rightToLeft();
    style.left = `${frame.leftPx - (isFromRight ? box.widthPx - frame.widthPx : 0)}px`;
    style.top = `${frame.topPx}px`;
    style.width = `${frame.widthPx}px`;
    style.height = `${frame.heightPx}px`;
    style.position = position;
    element.setAttribute('data-parent-ratio', (box.widthPx / box.heightPx).toFixed(1));
    return frame.widthPx;
  }

  private async fetchPicture(address: string, widthPx: number, urgent: boolean): Promise<void> {
    const { element, options } = this;
    if (options.isOver?.()) return;
    element.classList.add('loading');
    if (urgent) element.setAttribute('fetchpriority', 'high');
    // The queue decides when: the browser's own laziness would hold a place in it for nothing.
    element.loading = 'eager';
    // Also one that is still on its way; not one that is known to be broken, or none.
    const before = element.complete && !element.naturalWidth ? '' : element.src;
    element.src = address;
    // Shown when it can be drawn at once: the page does not stop for it.
    const isThere = await element.decode().then(
      () => true,
      () => false,
    );
    if (options.isOver?.()) return;
    element.classList.remove('loading');
    if (!isThere) {
      // A page that was saved with its pictures has the smaller one beside it.
      if (before) element.src = before;
      else this.loadedWidthPx = 0;
      return;
    }
    element.classList.add('loaded');
    element.setAttribute('data-image-resolution', `${widthPx}w`);
    if (element.naturalWidth) this.naturalSize ??= { widthPx: element.naturalWidth, heightPx: element.naturalHeight };
  }
}
