import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { MountedGallery } from '../../../page/mounted-gallery.ts';
import type { Page } from '../../../page/page.ts';
import { registerGallery } from '../../../page/register-gallery.ts';
import { pageQueue } from '../../images/index.ts';
import { openGallery } from '../gallery.ts';
import type { GalleryOptions } from '../options.ts';
import { findSlides } from '../slides.ts';
import { readBlockData } from './block-data.ts';
import { blockOptions } from './block-options.ts';
import { openInLightbox } from './open-in-lightbox.ts';

/** Brings a gallery block, a summary block or a gallery section to life on the server's HTML. Spec 1 §2, wild §2. */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const { clock, chunks, galleries, layOut } = page;
  // A template may have made a gallery of it itself.
  const known = galleries.get(element) ?? galleries.get(element.querySelector('.sqs-gallery') ?? element);
  if (known) return mountedFrom(known);
  const options = element.dataset.controller
    ? (await chunks.load('gallery-section')).sectionOptions(element)
    : optionsOf(element);
  const live = await openGallery(
    { clock, chunks, queue: pageQueue(clock), onError: page.errors.report, layOut },
    {
      ...options,
      onStart: () => page.liftStates(element, 'retry'),
      onDestroy() {
        galleries.delete(element);
        element.removeAttribute('data-ss-block');
      },
    },
  );
  registerGallery(galleries, element, live);
  await Promise.all([openInLightbox(element, page), live.settled]);
  return mountedFrom(live);
}

function optionsOf(element: HTMLElement): GalleryOptions {
  const options = blockOptions(readBlockData(element), element);
  const gallery = element.querySelector<HTMLElement>('.sqs-gallery');
  if (!gallery) throw blockSkipped('no-gallery');
  const container = gallery.closest<HTMLElement>('.sqs-gallery-container') ?? element;
  return { ...options, container, gallery, slides: findSlides(gallery) };
}

/** The gallery as the block keeper holds it; its `destroy` is public and keeps its name. */
const mountedFrom = (gallery: MountedGallery): Mounted => ({
  dispose: () => gallery.destroy(),
  get isDisposed() {
    return gallery.ended;
  },
});
