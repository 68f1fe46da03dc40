import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { watchNear } from '../../browser/watch-near.ts';
import { lazyLimits } from '../../contract/images/limits.ts';
import { gallery as galleryTexts } from '../../contract/texts/en/common.ts';
import { createLazyImage, type LoadQueue } from '../images/index.ts';
import { delegate } from './delegate.ts';
import type { Tools } from './design.ts';
import type { GalleryOptions } from './options.ts';
import { nameIt } from './steps/name-it.ts';

export interface ToolsOptions extends Pick<Tools, 'state'> {
  readonly chunks: Chunks;
  readonly queue: LoadQueue;
  readonly options: GalleryOptions;
  /** What is done when the browser has nothing better to do. */
  readonly works: (() => void)[];
  /** What is done when the gallery ends. */
  readonly ends: (() => void)[];
  readonly isOver: () => boolean;
}

const added = new Set<string>();
const near = watchNear(lazyLimits.lazyMarginPx);

/** What the designs and parts of a gallery work with. */
export function createTools({ chunks, queue, options, state, works, ends, isOver }: ToolsOptions): Tools {
  const { lazyLoad = true } = options;
  const rightToLeft = () => getComputedStyle(options.gallery).direction === 'rtl';
  // Read once for all images: each writes styles, and to read after that is to compute them anew.
  let imagesFromRight: boolean | undefined;
  return {
    state,
    onEnd: (work) => ends.push(work),
    later: (work) => works.push(work),
    lessMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    addStyles(css) {
      if (!added.has(css)) adoptStyles(document, css);
      added.add(css);
    },
    createImage: (element, image) =>
      createLazyImage(element, { ...image, queue, state, isOver, rightToLeft: () => (imagesFromRight ??= rightToLeft()) }),
    whenNear: (element, work) =>
      lazyLoad ? near(element, (box) => isOver() || work(box)) : work(element.getBoundingClientRect()),
    whenSized: (element, work) => ends.push(watchBox(element, (widthPx, heightPx) => work({ widthPx, heightPx }))),
    whenPrinted(work) {
      addEventListener('beforeprint', work);
      ends.push(() => removeEventListener('beforeprint', work));
    },
    listen(element, types, handler) {
      const end = delegate(element, types, handler);
      ends.push(end);
      return end;
    },
    nameIt,
    inWords: (name) => ends.push(withTexts(chunks, { gallery: galleryTexts }, (texts) => name(texts.gallery))),
    rightToLeft,
  };
}
