import { expect, test } from 'vitest';
import { createIndexState } from '../../../runtime/gallery/index-state.ts';
import { linkGalleries } from '../../../runtime/gallery/linked.ts';
import { createEmitter } from '../../../runtime/lib/emitter.ts';
import type { GalleryEvents } from '../../../runtime/page/live-gallery.ts';
import { handClock } from '../../helpers/hand-clock.ts';

function gallery(numberOfSlides: number, durationMs = 0) {
  const clock = handClock();
  const events = createEmitter<GalleryEvents>(() => {});
  const state = createIndexState({
    numberOfSlides,
    currentIndex: 0,
    loop: true,
    linkedGalleries: [],
    events,
    clock,
    move: () => durationMs,
  });
  return {
    ...state.verbs,
    on: events.on,
    clock,
    get currentIndex() {
      return state.currentIndex;
    },
    get inMotion() {
      return state.inMotion;
    },
  };
}

test('keeps both galleries on the same slide, whichever moves', () => {
  const [slideshow, strip] = [gallery(5), gallery(5)];
  linkGalleries(slideshow, strip, handClock());
  slideshow.next();
  expect(strip.currentIndex).toBe(1);
  strip.goTo(4);
  expect(slideshow.currentIndex).toBe(4);
});

test('does not send a change back from a shorter gallery', () => {
  const [long, short] = [gallery(10), gallery(5)];
  linkGalleries(long, short, handClock());
  long.goTo(7);
  expect([long.currentIndex, short.currentIndex]).toEqual([7, 2]);
});

test('parts them', () => {
  const [a, b] = [gallery(3), gallery(3)];
  linkGalleries(a, b, handClock())();
  a.next();
  expect(b.currentIndex).toBe(0);
});

test('a gallery that is still moving when the other changes follows when it rests', () => {
  const [quick, slow] = [gallery(5), gallery(5, 500)];
  const clock = handClock();
  linkGalleries(quick, slow, clock);
  quick.goTo(1);
  quick.goTo(3);
  expect([quick.currentIndex, slow.currentIndex, slow.inMotion]).toEqual([3, 1, true]);
  clock.turn(100);
  expect(slow.currentIndex).toBe(1);
  slow.clock.turn(500);
  clock.turn(50);
  expect([quick.currentIndex, slow.currentIndex]).toEqual([3, 3]);
});
