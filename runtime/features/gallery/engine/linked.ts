import type { LinkedGallery } from '../../../page/mounted-gallery.ts';

/**
 * Keeps two galleries on the same slide, both ways: gallery#linked-galleries. `added` starts at the index of `other` by
 * gallery#linked-start. Returns a function that separates them.
 */
export function linkGalleries(added: LinkedGallery, other: LinkedGallery): () => void {
  // In galleries of different lengths two indices lead to one slide: a change must not cause another change of its own gallery.
  let isFollowing = false;
  const follow = (leader: LinkedGallery, follower: LinkedGallery): void => {
    if (isFollowing) return;
    isFollowing = true;
    follower.goTo(leader.currentIndex);
    isFollowing = false;
  };
  added.linked.add(other);
  other.linked.add(added);
  if (added.currentIndex > 0 && other.currentIndex === 0) follow(added, other);
  else follow(other, added);
  const removeListeners = [
    added.on('currentIndexChange', () => follow(added, other)),
    other.on('currentIndexChange', () => follow(other, added)),
  ];
  return () => {
    added.linked.delete(other);
    other.linked.delete(added);
    for (const remove of removeListeners) remove();
  };
}
