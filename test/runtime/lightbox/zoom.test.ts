import { describe, expect, test } from 'vitest';
import { clampView, maxScale, scaleAround, unzoomed } from '../../../runtime/features/lightbox/zoom.ts';

describe('zoom of a picture', () => {
  test('the point under the fingers keeps its place', () => {
    const view = scaleAround(unzoomed, 2, 100, -50, 8);
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // A point p of the picture is drawn at x + scale * p: the point under the fingers was at 100,-50.
    expect([view.x + view.scale * 100, view.y + view.scale * -50]).toEqual([100, -50]);
    const further = scaleAround(view, 4, 100, -50, 8);
    expect([further.x + further.scale * 100, further.y + further.scale * -50]).toEqual([100, -50]);
  });

  test('the scale is between 1 and the limit', () => {
    expect(scaleAround({ scale: 2, x: 30, y: 0 }, 0.2, 0, 0, 8).scale).toBe(1);
    expect(scaleAround(unzoomed, 90, 0, 0, 5).scale).toBe(5);
  });

  // lightbox#zoom-limit
  test('the largest scale is the picture’s own pixels, at least 2 and at most 8', () => {
    expect(maxScale(2500, 500)).toBe(5);
    expect(maxScale(500, 500)).toBe(2);
    expect(maxScale(100_000, 100)).toBe(8);
    expect(maxScale(0, 0)).toBe(2);
  });

  // lightbox#zoom-limit
  test('no edge moves inside the stage, and a smaller picture stays in the middle', () => {
    const picture = { width: 400, height: 100 };
    const stage = { width: 500, height: 500 };
    // At twice its size it is 800 px wide: 150 px to either side. It is 200 px high: less than the stage.
    expect(clampView({ scale: 2, x: 900, y: 40 }, picture, stage)).toEqual({ scale: 2, x: 150, y: 0 });
    expect(clampView({ scale: 2, x: -151, y: -40 }, picture, stage)).toEqual({ scale: 2, x: -150, y: 0 });
    expect(clampView({ scale: 1, x: 20, y: 20 }, picture, stage)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
