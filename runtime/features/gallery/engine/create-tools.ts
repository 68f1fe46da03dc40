import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { watchLessMotion } from '../../../browser/less-motion.ts';
import type { Chunks } from '../../../browser/load-chunk.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { pageWide } from '../../../browser/page-wide.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { watchNear } from '../../../browser/watch-near.ts';
import { lazyLimits } from '../../../contract/images/constants.ts';
import { gallery as english } from '../../../contract/texts/en/common.ts';
import { createLazyImage, type LoadQueue } from '../../images/index.ts';
import type { Tools } from '../model/design.ts';
import type { GalleryOptions } from '../model/options.ts';
import { delegate } from './delegate.ts';
import { runsFromRight, type WatchedSize } from './watch-size.ts';

declare module '../../../browser/page-wide.ts' {
  interface PageWide {
    /** Elements whose `aria-label` was set by the runtime. */
    readonly labelledElements: WeakSet<Element>;
  }
}

export interface ToolsOptions extends Pick<Tools, 'state' | 'press'> {
  readonly chunks: Chunks;
  readonly queue: LoadQueue;
  readonly options: GalleryOptions;
  readonly size: Pick<WatchedSize, 'isRightToLeft'>;
  /** Callbacks that run when the browser is idle. */
  readonly idleTasks: (() => void)[];
  /** Callbacks that run when the gallery is disposed. */
  readonly disposers: (() => void)[];
  readonly isDisposed: () => boolean;
}

const addedStyles = new Set<string>();
const near = watchNear(lazyLimits.lazyMarginPx);

/** Creates the functions that the designs and add-ons of a gallery share. */
export function createTools({
  chunks,
  queue,
  options,
  state,
  size,
  idleTasks,
  disposers,
  isDisposed,
  press,
}: ToolsOptions): Tools {
  const { lazyLoad = true } = options;
  return {
    state,
    press,
    onDispose: (disposer) => disposers.push(disposer),
    whenIdle: (callback) => idleTasks.push(callback),
    prefersReducedMotion: watchLessMotion(window),
    addStyles(css) {
      if (!addedStyles.has(css)) adoptStyles(document, css);
      addedStyles.add(css);
    },
    createImage: (element, image) =>
      createLazyImage(element, {
        ...image,
        queue,
        state,
        isDisposed,
        isRightToLeft: () => size.isRightToLeft,
      }),
    whenNear(element, callback) {
      if (!lazyLoad) callback(element.getBoundingClientRect());
      else
        near(element, (box) => {
          if (!isDisposed()) callback(box);
        });
    },
    whenSized: (element, callback) => disposers.push(watchBox(element, (widthPx, heightPx) => callback({ widthPx, heightPx }))),
    beforePrint(callback) {
      addEventListener('beforeprint', callback);
      disposers.push(() => removeEventListener('beforeprint', callback));
    },
    listen(element, types, handler) {
      const stop = delegate(element, types, handler);
      disposers.push(stop);
      return stop;
    },
    setLabel,
    withStrings: (callback) => disposers.push(withTexts(chunks, { gallery: english }, (texts) => callback(texts.gallery))),
    isRightToLeft: () => runsFromRight(options.gallery),
  };
}

/** Sets the `aria-label` of an element, unless the page has set one. */
export function setLabel(element: Element, label: string): void {
  const labelled = pageWide('labelledElements', () => new WeakSet());
  if (element.hasAttribute('aria-label') && !labelled.has(element)) return;
  labelled.add(element);
  element.setAttribute('aria-label', label);
}
