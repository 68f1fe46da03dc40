import type { MountedGallery } from './mounted-gallery.ts';

/** Returns the mounted gallery that an element is, or is in; undefined without one. */
export function galleryAround(element: Element, galleries: WeakMap<Element, MountedGallery>): MountedGallery | undefined {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const gallery = galleries.get(outer);
    if (gallery) return gallery;
  }
  return undefined;
}
