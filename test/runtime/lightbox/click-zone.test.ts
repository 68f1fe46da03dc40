import { describe, expect, test } from 'vitest';
import { clickZone } from '../../../runtime/features/lightbox/connect-controls.ts';

/** 1000 px wide from x = 100, 500 px high from y = 50. */
const picture = { left: 100, right: 1100, width: 1000, top: 50, bottom: 550 } as DOMRectReadOnly;
const at = (x: number, y = 300, isSingle = false, isRtl = false) => clickZone(x, y, picture, isSingle, isRtl);

describe('a click with a pointer', () => {
  // lightbox#click-zones
  test('goes back on the first half of the picture and forward on the second, from 2 % to 98 % of its width', () => {
    expect([at(119), at(120), at(599), at(600), at(1080), at(1081)]).toEqual([
      'close',
      'previous',
      'previous',
      'next',
      'next',
      'close',
    ]);
  });

  test('closes beside the picture', () => {
    expect([at(50), at(1200), at(600, 49), at(600, 551)]).toEqual(['close', 'close', 'close', 'close']);
  });

  // lightbox#click-zones
  test('closes anywhere with a single item', () => {
    expect([at(300, 300, true), at(900, 300, true)]).toEqual(['close', 'close']);
  });

  test('exchanges the halves in right-to-left text', () => {
    expect([at(300, 300, false, true), at(900, 300, false, true)]).toEqual(['next', 'previous']);
  });

  test('closes for a picture without a size', () => {
    expect(clickZone(5, 5, { left: 5, right: 5, width: 0, top: 5, bottom: 5 } as DOMRectReadOnly, false, false)).toBe('close');
  });
});
