import { galleryAround } from './gallery-around.ts';
import type { MountedGalleries, MountedGallery } from './mounted-gallery.ts';

/** Registers a gallery under an element, and installs `find`, which the boot script does not have. */
export function registerGallery(galleries: MountedGalleries, element: Element, gallery: MountedGallery): void {
  galleries.set(element, gallery);
  galleries.find = (wanted) => {
    if (!(wanted instanceof Element)) return null;
    const inner = Array.from(wanted.querySelectorAll('*')).find((part) => galleries.has(part));
    return galleryAround(wanted, galleries) ?? galleries.get(inner ?? wanted) ?? null;
  };
}
