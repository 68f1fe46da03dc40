import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../helpers/fakes/hand-clock.ts';
import { newPageWide } from '../../helpers/fakes/new-page-wide.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A watched gallery of 400 x 300 px, with functions that resize it and turn the device. */
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
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'orientationchange') turned = listener;
  });
  vi.stubGlobal('removeEventListener', () => {
    turned = undefined;
  });
  // The observer is shared by the page.
  newPageWide();
  vi.resetModules();
  const { watchSize } = await import('../../../runtime/features/gallery/engine/watch-size.ts');
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

test('a change of height alone causes a layout only in a design that follows the height of the page’s CSS', async () => {
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
test('with refreshOnResize off it lays out 300 ms after the device was turned', async () => {
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

test('with both off it never lays out', async () => {
  const { clock, resize, layouts, followsOrientation } = await rig({ refreshOnResize: false, refreshOnOrientationChange: false });
  resize(500);
  clock.turn(1000);
  expect([layouts, followsOrientation()]).toEqual([[], false]);
});

test('lays out nothing after it is disposed', async () => {
  const { clock, resize, layouts, dispose, followsOrientation } = await rig({ refreshOnResize: false });
  dispose();
  resize(500);
  clock.turn(1000);
  expect([layouts, followsOrientation()]).toEqual([[], false]);
});
