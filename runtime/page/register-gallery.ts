import { galleryAround } from './gallery-around.ts';
import type { MountedGalleries, MountedGallery } from './mounted-gallery.ts';

/** Registers a gallery under an element, and installs `find`, which the boot script does not have. */
export function registerGallery(galleries: MountedGalleries, element: Element, gallery: MountedGallery): void {
  galleries.set(element, gallery);
  galleries.find = (asked) => {
    if (!(asked instanceof Element)) return null;
    const inner = Array.from(asked.querySelectorAll('*')).find((part) => galleries.has(part));
    return galleryAround(asked, galleries) ?? galleries.get(inner ?? asked) ?? null;
  };
}
