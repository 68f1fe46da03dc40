import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMobile } from '../../../../runtime/features/images/is-mobile.ts';
import { pageQueue } from '../../../../runtime/features/images/page-queue.ts';
import { handClock } from '../../../helpers/hand-clock.ts';
import { newPageWide } from '../../../helpers/new-page-wide.ts';

const view = (userAgent: string, coarse = false) =>
  ({ navigator: { userAgent }, matchMedia: () => ({ matches: coarse }) }) as unknown as Window;
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

beforeEach(() => {
  newPageWide();
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How many of 20 loads the page's queue lets run at a time. */
async function startedOf(window: Window): Promise<number> {
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', () => {});
  newPageWide();
  let started = 0;
  for (let each = 0; each < 20; each++)
    pageQueue(handClock()).add(
      () => {
        started += 1;
        return new Promise(() => {});
      },
      () => 0,
    );
  await new Promise(setImmediate);
  return started;
}

// images#load-slots
test('16 images load at a time on desktop, 1 on mobile', async () => {
  expect(await startedOf(view(desktop))).toBe(16);
  expect(await startedOf(view(phone))).toBe(1);
});

test('whoever asks gets the one queue of the page', () => {
  vi.stubGlobal('window', view(desktop));
  vi.stubGlobal('addEventListener', () => {});
  expect(pageQueue(handClock())).toBe(pageQueue(handClock()));
});

// images#mobile-device
test('a phone, a tablet, and whatever else is pointed at with a finger only is mobile', () => {
  expect(
    [view(phone), view('Mozilla/5.0 (Linux; Android 15; Tablet)'), view(desktop, true), view(desktop)].map(isMobile),
  ).toEqual([true, true, true, false]);
});
