import { decodeGalleryBlock, type GalleryBlock } from '../../contract/decoders/gallery-block.ts';
import { galleryLimits } from '../../contract/limits.ts';
import { openGallery } from '../../gallery/gallery.ts';
import { defaultGalleryOptions, type GalleryOptions } from '../../gallery/options.ts';
import { findSlides } from '../../gallery/slides.ts';
import { logError } from '../../lib/console.ts';
import { isMobile } from '../../media/is-mobile.ts';
import { createLoadQueue, type LoadQueue } from '../../media/load-queue.ts';
import type { Page } from '../../page/page.ts';
import { BlockSkipped, type LiveBlock } from '../block.ts';
import { readBlockData } from './block-data.ts';
import { layoutOf } from './layouts.ts';

/** Brings a gallery or summary block to life on the server's HTML. Spec 1 §2, wild §2. */
export async function mount(element: HTMLElement, page: Page): Promise<LiveBlock> {
  const known = page.galleries.get(element);
  if (known) return known;
  const data = readBlockData(element);
  const block = decodeGalleryBlock(data);
  if (block.refusal !== null) {
    logError(block.refusal);
    throw new BlockSkipped('data-refused');
  }
  const gallery = element.querySelector<HTMLElement>('.sqs-gallery');
  if (!gallery) throw new BlockSkipped('no-gallery');

  const container = gallery.closest<HTMLElement>('.sqs-gallery-container') ?? element;
  const names = [element, container, gallery];
  const live = await openGallery(
    { clock: page.clock, queue: queueOf(page), onError: (error) => page.errors.report(error, { block: 'gallery' }) },
    {
      ...defaultGalleryOptions,
      ...optionsOf(block, element),
      container,
      gallery,
      slides: findSlides(gallery),
      collectionUrl: page.context.collection?.fullUrl ?? '',
      hideMeta: data['show-meta'] === false,
      onDestroy: () => {
        for (const name of names) page.galleries.delete(name);
      },
    },
  );
  for (const name of names) page.galleries.set(name, live);
  return live;
}

type FromBlock = Pick<
  GalleryOptions,
  'design' | 'designOptions' | 'autoplay' | 'autoplayOptions' | 'elements' | 'loop' | 'newWindow' | 'thumbnails'
>;

function optionsOf(block: GalleryBlock, element: HTMLElement): FromBlock {
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const controls = all('.sqs-gallery-controls');
  const strip = element.querySelector<HTMLElement>('.sqs-gallery-thumbnails');
  return {
    ...layoutOf(block),
    autoplay: block.autoplay,
    autoplayOptions: {
      randomize: false,
      timeoutMs: block.autoplayTimeoutMs,
      pauseOnMouseover: [element.querySelector('.sqs-gallery-container') ?? element, ...controls],
    },
    elements: {
      next: all('.sqs-gallery-controls .next'),
      previous: all('.sqs-gallery-controls .previous'),
      currentIndex: [],
      totalSlides: [],
      controls,
    },
    // Slideshows of blocks go round (our choice: the specification does not say).
    loop: true,
    newWindow: block.newWindow,
    thumbnails: strip && {
      element: strip,
      heightPx: block.thumbnailStripHeightPx ?? thumbnailHeightPx,
      marginPx: block.thumbnailStripMarginPx ?? thumbnailMarginPx,
      square: block.squareThumbs,
    },
  };
}

/** Where the block does not say (our choice: what most blocks say). */
const thumbnailHeightPx = 80;
const thumbnailMarginPx = 20;

const queues = new WeakMap<Page, LoadQueue>();

/** All galleries of a page share one queue. Spec 1 §9: 16 loads at a time, 1 on mobile. */
function queueOf(page: Page): LoadQueue {
  const queue =
    queues.get(page) ??
    createLoadQueue(isMobile(window) ? galleryLimits.loadConcurrencyMobile : galleryLimits.loadConcurrencyDesktop, page.clock);
  queues.set(page, queue);
  return queue;
}
