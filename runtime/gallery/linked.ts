import type { Clock } from '../lib/clock.ts';
import type { LinkedGallery } from './index-state.ts';
import type { PartContext } from './part.ts';

/** How long a gallery that could not follow, because it was still moving, waits until it tries again (our choice). */
const retryMs = 50;

/** Keeps the gallery and its linked ones on the same slide. Spec 1 §4 "Linked galleries". */
export function attach({ options, gallery, clock, onEnd }: PartContext): void {
  for (const linked of options.linkedGalleries ?? []) onEnd(linkGalleries(gallery, linked, clock));
}

/**
 * Keeps two galleries on the same slide, both ways: a slideshow and its strip of thumbnails, say. One that is still moving when
 * the other changes follows as soon as it rests. The answer parts them. Spec 1 §4 "Linked galleries".
 */
export function linkGalleries(a: LinkedGallery, b: LinkedGallery, clock: Clock): () => void {
  // Galleries of different lengths wrap one index to two slides: one change must not come back as another.
  let following = false;
  let cancel = (): void => {};
  const follow = (leader: LinkedGallery, follower: LinkedGallery) => {
    const catchUp = (): void => {
      cancel();
      if (follower.inMotion) cancel = clock.after(retryMs, catchUp);
      following = true;
      follower.goTo(leader.currentIndex);
      following = false;
    };
    return leader.on('currentIndexChange', () => following || catchUp());
  };
  const offs = [follow(a, b), follow(b, a)];
  return () => {
    cancel();
    for (const off of offs) off();
  };
}
