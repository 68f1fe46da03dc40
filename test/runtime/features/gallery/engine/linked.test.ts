import { expect, test } from 'vitest';
import { createEmitter } from '../../../../../runtime/browser/emitter.ts';
import { createIndexState } from '../../../../../runtime/features/gallery/engine/index-state.ts';
import { linkGalleries } from '../../../../../runtime/features/gallery/engine/linked.ts';
import type { GalleryEvents, LinkedGallery } from '../../../../../runtime/page/mounted-gallery.ts';
import { handClock } from '../../../../helpers/fakes/hand-clock.ts';

function gallery(numberOfSlides: number, durationMs = 0, currentIndex = 0) {
  const linked = new Set<LinkedGallery>();
  const clock = handClock();
  const events = createEmitter<GalleryEvents>(() => {});
  const state = createIndexState({
    numberOfSlides,
    currentIndex,
    loop: true,
    linked,
    events,
    clock,
    move: () => durationMs,
  });
  return {
    ...state.actions,
    on: events.on,
    linked,
    clock,
    get currentIndex() {
      return state.currentIndex;
    },
    get inMotion() {
      return state.inMotion;
    },
  };
}

// gallery#linked-galleries
test('keeps both galleries on the same slide, whichever moves', () => {
  const [slideshow, strip] = [gallery(5), gallery(5)];
  linkGalleries(slideshow, strip);
  slideshow.next();
  expect(strip.currentIndex).toBe(1);
  strip.goTo(4);
  expect(slideshow.currentIndex).toBe(4);
});

test('does not send a change back from a shorter gallery', () => {
  const [long, short] = [gallery(10), gallery(5)];
  linkGalleries(long, short);
  long.goTo(7);
  expect([long.currentIndex, short.currentIndex]).toEqual([7, 2]);
});

test('parts them', () => {
  const [a, b] = [gallery(3), gallery(3)];
  linkGalleries(a, b)();
  a.next();
  expect([b.currentIndex, a.linked.size, b.linked.size]).toEqual([0, 0, 0]);
});

test('changes are refused while the other one moves to a different index, whichever of the two was linked to which', () => {
  const [quick, slow] = [gallery(5), gallery(5, 500)];
  linkGalleries(quick, slow);
  quick.goTo(1);
  quick.goTo(3);
  expect([quick.currentIndex, slow.currentIndex, slow.inMotion]).toEqual([1, 1, true]);
  slow.clock.turn(500);
  quick.goTo(3);
  expect([quick.currentIndex, slow.currentIndex]).toEqual([3, 3]);
});

test('a short gallery follows a long one although both take time', () => {
  const [long, short] = [gallery(10, 500), gallery(5, 500)];
  linkGalleries(long, short);
  long.goTo(7);
  expect([long.currentIndex, short.currentIndex, short.inMotion]).toEqual([7, 2, true]);
});

// gallery#linked-start
test.each([
  ['the new one goes to where the other is', 0, 2, 2],
  ['the other goes to where the new one was asked to begin', 3, 0, 3],
  ['the other has its way where both were asked to', 3, 2, 2],
])('from the first on %s', (_, added, other, both) => {
  const [a, b] = [gallery(5, 0, added), gallery(5, 0, other)];
  linkGalleries(a, b);
  expect([a.currentIndex, b.currentIndex]).toEqual([both, both]);
});
