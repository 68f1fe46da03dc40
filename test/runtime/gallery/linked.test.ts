import { expect, test } from 'vitest';
import { createEmitter } from '../../../runtime/browser/emitter.ts';
import { createIndexState } from '../../../runtime/features/gallery/engine/index-state.ts';
import { linkGalleries } from '../../../runtime/features/gallery/engine/linked.ts';
import type { GalleryEvents, LinkedGallery } from '../../../runtime/page/mounted-gallery.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

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
    press: state.press,
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
test('keeps both galleries on the same slide', () => {
  const [slideshow, strip] = [gallery(5), gallery(5)];
  linkGalleries(slideshow, strip);
  slideshow.next();
  expect(strip.currentIndex).toBe(1);
  strip.goTo(4);
  expect(slideshow.currentIndex).toBe(4);
});

test('a change of a shorter gallery does not change the longer one again', () => {
  const [long, short] = [gallery(10), gallery(5)];
  linkGalleries(long, short);
  long.goTo(7);
  expect([long.currentIndex, short.currentIndex]).toEqual([7, 2]);
});

test('the returned function unlinks the galleries', () => {
  const [a, b] = [gallery(3), gallery(3)];
  linkGalleries(a, b)();
  a.next();
  expect([b.currentIndex, a.linked.size, b.linked.size]).toEqual([0, 0, 0]);
});

test('a change has no effect while the other gallery moves to another index, in both directions of the link', () => {
  const [quick, slow] = [gallery(5), gallery(5, 500)];
  linkGalleries(quick, slow);
  quick.goTo(1);
  quick.goTo(3);
  expect([quick.currentIndex, slow.currentIndex, slow.inMotion]).toEqual([1, 1, true]);
  slow.clock.turn(500);
  quick.goTo(3);
  expect([quick.currentIndex, slow.currentIndex]).toEqual([3, 3]);
});

test('a short gallery follows a long one while both move', () => {
  const [long, short] = [gallery(10, 500), gallery(5, 500)];
  linkGalleries(long, short);
  long.goTo(7);
  expect([long.currentIndex, short.currentIndex, short.inMotion]).toEqual([7, 2, true]);
});

// gallery#linked-start
test.each([
  ['the new gallery goes to the index of the other one', 0, 2, 2],
  ['the other one goes to the initial index of the new gallery', 3, 0, 3],
  ['the other one wins if both have an initial index', 3, 2, 2],
])('when they are linked, %s', (_, added, other, both) => {
  const [a, b] = [gallery(5, 0, added), gallery(5, 0, other)];
  linkGalleries(a, b);
  expect([a.currentIndex, b.currentIndex]).toEqual([both, both]);
});

// gallery#press-waits
test('a press waits for the motion of a linked gallery as well: here rests, there moves for another 500 ms', () => {
  const [slideshow, strip] = [gallery(5, 1000), gallery(5, 500)];
  linkGalleries(slideshow, strip);
  strip.next();
  strip.clock.turn(500);
  expect([strip.inMotion, slideshow.inMotion]).toEqual([false, true]);
  strip.press(strip.next);
  strip.press(() => strip.goTo(3));
  expect(strip.currentIndex).toBe(1);
  slideshow.clock.turn(1000);
  strip.clock.turn(50);
  expect([strip.currentIndex, slideshow.currentIndex]).toEqual([3, 3]);
});
