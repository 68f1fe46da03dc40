import { galleryAround } from './gallery-around.ts';
import type { MountedGalleries, MountedGallery } from './mounted-gallery.ts';

/** Makes a gallery known to the page, under an element that it may be asked for by; brings what finds galleries, which the boot script lacks. */
export function registerGallery(galleries: MountedGalleries, element: Element, live: MountedGallery): void {
  galleries.set(element, live);
  galleries.find = (asked) => {
    if (!(asked instanceof Element)) return null;
    const inner = Array.from(asked.querySelectorAll('*')).find((part) => galleries.has(part));
    return galleryAround(asked, galleries) ?? galleries.get(inner ?? asked) ?? null;
  };
}
