import { expect, test } from 'vitest';
import { isMobile, pixelRatio } from '../../../runtime/features/images/load-queue.ts';

const view = (devicePixelRatio: number, saveData?: boolean) =>
  ({ devicePixelRatio, navigator: { connection: { saveData } } }) as unknown as Window;

// images#pixel-ratio
test('uses the device pixel ratio', () => {
  expect(pixelRatio(view(2))).toBe(2);
  expect(pixelRatio(view(3, false))).toBe(3);
});

// images#pixel-ratio
test('is at most 1 for visitors who save data', () => {
  expect(pixelRatio(view(3, true))).toBe(1);
  expect(pixelRatio(view(0.75, true))).toBe(0.75);
});

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
const device = (userAgent: string, coarse = false) =>
  ({ navigator: { userAgent }, matchMedia: () => ({ matches: coarse }) }) as unknown as Window;

// images#mobile-device
test('phones, tablets and devices with only a coarse pointer are mobile', () => {
  expect(
    [device(phone), device('Mozilla/5.0 (Linux; Android 15; Tablet)'), device(desktop, true), device(desktop)].map(isMobile),
  ).toEqual([true, true, true, false]);
});
