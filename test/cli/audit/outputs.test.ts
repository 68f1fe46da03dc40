import { expect, test } from 'vitest';
import { showPictures } from '../../../cli/audit/outputs.ts';

test('HTML and PDF show pictures, other reports do not', () => {
  expect(showPictures([{ format: 'pdf', file: 'a.pdf' }])).toBe(true);
  expect(showPictures([{ format: 'html', file: null }])).toBe(true);
  expect(showPictures([{ format: 'har', file: 'a.har' }])).toBe(false);
});
