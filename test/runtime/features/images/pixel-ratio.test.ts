import { expect, test } from 'vitest';
import { pixelRatio } from '../../../../runtime/features/images/pixel-ratio.ts';

const view = (devicePixelRatio: number, saveData?: boolean) =>
  ({ devicePixelRatio, navigator: { connection: { saveData } } }) as unknown as Window;

// images#pixel-ratio
test('honours the device pixel ratio', () => {
  expect(pixelRatio(view(2))).toBe(2);
  expect(pixelRatio(view(3, false))).toBe(3);
});

// images#pixel-ratio
test('is at most 1 for visitors who save data', () => {
  expect(pixelRatio(view(3, true))).toBe(1);
  expect(pixelRatio(view(0.75, true))).toBe(0.75);
});
