import { expect, test } from 'vitest';
import { firstInView } from '../../../runtime/features/gallery/boxes/groups.ts';

// gallery#carousel-groups
test('a change by more than one leads to the group that contains the slide', () => {
  expect([2, 3, 4, 5, 6, 8].map((index) => firstInView(0, index, 3, 12))).toEqual([0, 3, 3, 3, 6, 6]);
});

// gallery#carousel-groups
test('a single step moves by one slide', () => {
  expect(firstInView(0, 1, 3, 12)).toBe(1);
  expect(firstInView(4, 3, 3, 12)).toBe(3);
});

// gallery#carousel-end
test('the last slide stays at the end of the view, and nothing moves if all slides are in view', () => {
  expect([7, 6, 5].map((index) => firstInView(0, index, 3, 8))).toEqual([5, 5, 3]);
  expect(firstInView(0, 1, 3, 2)).toBe(0);
});
