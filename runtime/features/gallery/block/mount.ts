import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import { type MountedGallery, registerGallery } from '../../../page/mounted-gallery.ts';
import type { Page } from '../../../page/page.ts';
import { pageQueue } from '../../images/index.ts';
import { openGallery } from '../engine/gallery.ts';
import type { GalleryOptions } from '../model/options.ts';
import { findSlides } from '../model/slides.ts';
import { readData } from './block-data.ts';
import { blockOptions } from './block-options.ts';
import { openInLightbox } from './open-in-lightbox.ts';
import { sectionOptions } from './section-options.ts';

/** Mounts a gallery block, a summary block or a gallery section on the server's HTML. */
export async function mount(element: HTMLElement, page: Page): Promise<Mounted> {
  const { clock, chunks, galleries, layOut } = page;
  // A template's script may have mounted a gallery on the element.
  const known = galleries.get(element) ?? galleries.get(element.querySelector('.sqs-gallery') ?? element);
  if (known) return mountedFrom(known);
  const options = element.dataset.controller ? sectionOptions(element) : optionsOf(element);
  const gallery = await openGallery(
    { clock, chunks, queue: pageQueue(clock), onError: page.errors.report, layOut },
    {
      ...options,
      onStart: () => page.liftStates(element, 'retry'),
      onDispose() {
        galleries.delete(element);
        element.removeAttribute('data-ss-block');
      },
    },
  );
  registerGallery(galleries, element, gallery);
  await Promise.all([openInLightbox(element, page), gallery.settled]);
  return mountedFrom(gallery);
}

/** Returns the gallery as a mounted block; `destroy` is its public name for `dispose`. */
const mountedFrom = (gallery: MountedGallery): Mounted => ({
  dispose: () => gallery.destroy(),
  get isDisposed() {
    return gallery.isDisposed;
  },
});

function optionsOf(element: HTMLElement): GalleryOptions {
  const options = blockOptions(readData(element), element);
  const gallery = element.querySelector<HTMLElement>('.sqs-gallery');
  if (!gallery) throw blockSkipped('no-gallery');
  const container = gallery.closest<HTMLElement>('.sqs-gallery-container') ?? element;
  return { ...options, container, gallery, slides: findSlides(gallery) };
}
