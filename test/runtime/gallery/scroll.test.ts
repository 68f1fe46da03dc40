import { expect, test } from 'vitest';
import { scroll } from '../../../runtime/features/gallery/transitions/scroll.ts';

test.each([[{}], [{ direction: 'horizontal' }], [{ direction: 'vertical' }]])('accepts %j', (options) => {
  expect(() => scroll.check?.(options)).not.toThrow();
});

test.each(['up', '', null, 3])('throws for the direction %j', (direction) => {
  expect(() => scroll.check?.({ direction })).toThrow('horizontal or vertical');
});

test('slides are dragged in the direction in which they scroll: horizontally by default', () => {
  expect([{}, { direction: 'horizontal' }, { direction: 'vertical' }].map((options) => scroll.drag?.axis(options))).toEqual([
    'x',
    'x',
    'y',
  ]);
});

// gallery#scroll-finish
test('a drag beyond half of the way changes the slide, whatever its duration', () => {
  const rest = (distancePx: number) => scroll.drag?.rest({ distancePx, lengthPx: 400, durationMs: 20, velocity: 9, options: {} });
  expect([rest(200), rest(201)]).toEqual([0, 1]);
});
