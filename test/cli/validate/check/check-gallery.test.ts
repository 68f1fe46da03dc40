import { expect, test } from 'vitest';
import { checkGallery, galleryDataProblem } from '../../../../cli/validate/check/check-gallery.ts';
import type { ObjectNode } from '../../../../cli/validate/find/literals/literal-node.ts';
import { readJson } from '../../../../cli/validate/find/literals/read-json.ts';
import { sliceOf } from '../../../../cli/validate/text/mapped-text.ts';

function check(block: object): string[] {
  const read = readJson(JSON.stringify(block));
  return checkGallery(('node' in read ? read.node : undefined) as ObjectNode).map(
    ({ ruleId, message }) => `${ruleId}: ${message}`,
  );
}

test.each([
  [{ design: 'mosaic' }, 'unknown-design: unknown design "mosaic"; the runtime takes stacked-base'],
  [{}, 'missing-design: no design is given; the runtime takes stacked-base'],
  [{ design: 'grid', padding: '20px' }, 'gallery-value: padding is given as "20px"; the runtime takes 20'],
  [{ design: 'grid', padding: -1 }, 'gallery-value: padding is out of bounds (-1); the runtime takes 20'],
  [{ design: 'grid', lightboxTheme: 'red' }, 'gallery-value: unknown value "red" for lightboxTheme; the runtime takes "dark"'],
  [{ design: 'grid', lightbox: 'true' }, 'gallery-value: lightbox is given as "true"; the runtime takes true'],
  [{ design: 'grid', lightbox: 1 }, 'gallery-value: lightbox cannot be 1; the runtime takes false'],
  [
    { design: 'slider', 'active-alignment': 'up' },
    'gallery-value: unknown value "up" for active-alignment; the runtime takes "middle"',
  ],
  [
    { design: 'slideshow', 'autoplay-duration': 0 },
    'gallery-value: autoplay-duration is out of bounds (0); the runtime takes 5 seconds',
  ],
  [
    { design: 'autocolumns', columnWidth: '-3' },
    'gallery-refused: autocolumns needs a columnWidth that is a positive number (given: "-3")',
  ],
  [{ design: 'slideshow', 'play-button': 'no' }, 'gallery-value: play-button cannot be "no"; the runtime takes true'],
])('reports for %j the value that the runtime uses', (block, finding) => {
  expect(check(block)).toEqual([finding]);
});

test('accepts unset values, synonyms, and numbers in the form that pages use', () => {
  expect(check({ design: 'stacked', vSize: null, lightboxTheme: '', 'active-alignment': 'center' })).toEqual([]);
  expect(check({ design: 'autocolumns', columnWidth: '270', imageAspectRatio: 'Auto', gutter: 0 })).toEqual([]);
  expect(check({ design: 'autocolumns' })).toEqual([]);
});

test('reports missing data with the documented sentence: gallery#data-unusable', () => {
  const item = { kind: 'gallery', pointer: '', text: sliceOf('', 0), start: 0, data: { state: 'missing' } } as const;
  expect(galleryDataProblem(item)?.message).toBe('Error evaluating gallery block data: data-block-json is missing or empty');
});
