import type { LinkedGallery } from './index-state.ts';
import type { PartContext } from './part.ts';

/** Keeps the gallery and its linked ones on the same slide. Spec 1 §4 "Linked galleries". */
export function attach({ options, gallery, onEnd }: PartContext): void {
  for (const linked of options.linkedGalleries ?? []) onEnd(linkGalleries(gallery, linked));
}

/**
 * Keeps two galleries on the same slide, both ways: a slideshow and its strip of thumbnails, say. The answer parts them.
 * Spec 1 §4 "Linked galleries".
 */
export function linkGalleries(a: LinkedGallery, b: LinkedGallery): () => void {
  // Galleries of different lengths wrap one index to two slides: one change must not come back as another.
  let following = false;
  const follow = (leader: LinkedGallery, follower: LinkedGallery) =>
    leader.on('currentIndexChange', ({ currentIndex }) => {
      if (following) return;
      following = true;
      follower.goTo(currentIndex);
      following = false;
    });
  const offs = [follow(a, b), follow(b, a)];
  return () => {
    for (const off of offs) off();
  };
}
