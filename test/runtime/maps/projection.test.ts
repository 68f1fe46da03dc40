import { expect, test } from 'vitest';
import { nearestLongitude, toBox, toWorld } from '../../../runtime/features/maps/projection.ts';

// maps#tiles
test('the world is a square: 0, 0 is in its middle, 85.0511 degrees and the poles are at its edges', () => {
  expect(toWorld(0, 0)).toEqual({ x: 0.5, y: 0.5 });
  expect(toWorld(85.0511, -180).y).toBeCloseTo(0, 5);
  expect(toWorld(-85.0511, 180).y).toBeCloseTo(1, 5);
  expect(toWorld(90, 0)).toEqual(toWorld(85.0511, 0));
});

test('at zoom 1 the world is 512 px wide: 90 degrees east are 128 px to the right of the middle', () => {
  const part = { center: toWorld(0, 0), zoom: 1, widthPx: 300, heightPx: 200 };
  expect(toBox(part, toWorld(0, 90))).toEqual({ xPx: 278, yPx: 100 });
});

// maps#date-line
test.each([
  [-179, 179, 181],
  [179, -179, -181],
  [10, 20, 10],
  [-74, 0, -74],
  [540, 170, 180],
])('the longitude %d is drawn beside %d at %d', (longitude, other, nearest) => {
  expect(nearestLongitude(longitude, other)).toBe(nearest);
});
