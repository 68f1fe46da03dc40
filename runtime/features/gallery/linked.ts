import type { LinkedGallery } from '../../page/mounted-gallery.ts';

/**
 * Keeps two galleries on the same slide, both ways: a slideshow and its strip of thumbnails, say. From the first on: the new one goes
 * to where the other is, unless an index was chosen for it and none for the other (our choice). Each refuses changes while the
 * other moves to another index. The returned function parts them. Spec 1 §4 "Gallery index", "Linked galleries".
 */
export function linkGalleries(added: LinkedGallery, other: LinkedGallery): () => void {
  // Galleries of different lengths wrap one index to two slides: one change must not come back as another.
  let following = false;
  const follow = (leader: LinkedGallery, follower: LinkedGallery): void => {
    if (following) return;
    following = true;
    follower.goTo(leader.currentIndex);
    following = false;
  };
  added.linked.add(other);
  other.linked.add(added);
  if (added.currentIndex > 0 && other.currentIndex === 0) follow(added, other);
  else follow(other, added);
  const offs = [
    added.on('currentIndexChange', () => follow(added, other)),
    other.on('currentIndexChange', () => follow(other, added)),
  ];
  return () => {
    added.linked.delete(other);
    other.linked.delete(added);
    for (const off of offs) off();
  };
}
