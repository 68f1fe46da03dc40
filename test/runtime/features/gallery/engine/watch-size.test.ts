import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../../../helpers/fakes/hand-clock.ts';
import { newPageWide } from '../../../../helpers/fakes/new-page-wide.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A gallery of 400 x 300 px, and what its page does to it. */
async function rig(options: object = {}) {
  const clock = handClock();
  const element = { clientWidth: 400, clientHeight: 300 };
  let observed = (_: readonly object[]): void => {};
  let turned: (() => void) | undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof observed) {
        observed = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'orientationchange') turned = listener;
  });
  vi.stubGlobal('removeEventListener', () => {
    turned = undefined;
  });
  // One observer is made for the whole page.
  newPageWide();
  vi.resetModules();
  const { watchSize } = await import('../../../../../runtime/features/gallery/engine/watch-size.ts');
  const size = watchSize({ gallery: element, ...options } as never, clock);
  const resize = (width: number, height = 300): void => {
    Object.assign(element, { clientWidth: width, clientHeight: height });
    observed([{ target: element, contentRect: { width, height } }]);
  };
  const layouts: number[] = [];
  resize(400);
  clock.turn(0);
  await size.known;
  size.onChange(() => layouts.push(size.latest.widthPx));
  clock.turn(1000);
  return {
    clock,
    resize,
    layouts,
    dispose: size.dispose,
    turn: () => turned?.(),
    followsOrientation: () => turned !== undefined,
  };
}

// gallery#refresh-delay
test('lays out again when the width has been the same for 100 ms', async () => {
  const { clock, resize, layouts } = await rig();
  resize(500);
  clock.turn(99);
  resize(600);
  clock.turn(99);
  expect(layouts).toEqual([]);
  clock.turn(1);
  expect(layouts).toEqual([600]);
});

test('a change of height alone is no news to a design that gives the height itself, but to one that follows the page’s', async () => {
  const own = await rig();
  own.resize(400, 200);
  own.clock.turn(1000);
  expect(own.layouts).toEqual([]);
  const pages = await rig({ designOptions: { autoHeight: false } });
  pages.resize(400, 200);
  pages.clock.turn(100);
  expect(pages.layouts).toEqual([400]);
});

// gallery#refresh-delay
test('with refreshOnResize off it waits for the device to be turned, and then 300 ms', async () => {
  const { clock, resize, layouts, turn } = await rig({ refreshOnResize: false });
  resize(500);
  clock.turn(1000);
  expect(layouts).toEqual([]);
  turn();
  clock.turn(299);
  expect(layouts).toEqual([]);
  clock.turn(1);
  expect(layouts).toEqual([500]);
});

test('with both off it keeps its size', async () => {
  const { clock, resize, layouts, followsOrientation } = await rig({ refreshOnResize: false, refreshOnOrientationChange: false });
  resize(500);
  clock.turn(1000);
  expect([layouts, followsOrientation()]).toEqual([[], false]);
});

test('nothing is laid out any more once it has ended', async () => {
  const { clock, resize, layouts, dispose, followsOrientation } = await rig({ refreshOnResize: false });
  dispose();
  resize(500);
  clock.turn(1000);
  expect([layouts, followsOrientation()]).toEqual([[], false]);
});
