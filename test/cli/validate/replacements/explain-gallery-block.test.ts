import { expect, test } from 'vitest';
import { explainGalleryBlock } from '../../../../cli/validate/replacements/explain-gallery-block.ts';
import { hostileValues } from '../../../helpers/values/hostile.ts';

test('a block without replaced values has no explanation', () => {
  expect(
    explainGalleryBlock({
      design: 'carousel',
      imageAspectRatio: '1.5',
      slidesPerRow: '3',
      columnWidth: 270,
      vSize: null,
      'active-alignment': 'middle',
      'autoplay-duration': 3,
      autoplay: false,
      anything: { else: 1 },
    }),
  ).toEqual([]);
});

test('other names of used values are synonyms', () => {
  expect(explainGalleryBlock({ design: 'stacked', 'active-alignment': 'center', imageAspectRatio: 'Auto' })).toEqual([
    { field: 'design', input: 'stacked', used: 'stacked-base', reason: 'synonym' },
    { field: 'active-alignment', input: 'center', used: 'middle', reason: 'synonym' },
  ]);
});

test('every replaced value is listed with the default in its place', () => {
  expect(
    explainGalleryBlock({
      design: 'grid',
      'thumbnails-per-row': 0,
      padding: 'much',
      vSize: [],
      'max-width': '900px',
      'active-alignment': 'top',
      lightboxTheme: 'blue',
      'meta-position': 5,
      'autoplay-duration': -2,
      autoplay: 'yes',
      controls: 'true',
    }),
  ).toEqual([
    { field: 'thumbnails-per-row', input: 0, used: 4, reason: 'out-of-range' },
    { field: 'padding', input: 'much', used: 20, reason: 'wrong-type' },
    { field: 'vSize', input: [], used: null, reason: 'wrong-type' },
    { field: 'max-width', input: '900px', used: 900, reason: 'converted' },
    { field: 'active-alignment', input: 'top', used: 'middle', reason: 'unknown' },
    { field: 'lightboxTheme', input: 'blue', used: 'dark', reason: 'unknown' },
    { field: 'meta-position', input: 5, used: 'bottom', reason: 'wrong-type' },
    { field: 'autoplay-duration', input: -2, used: 5, reason: 'out-of-range' },
    { field: 'autoplay', input: 'yes', used: false, reason: 'wrong-type' },
    { field: 'controls', input: 'true', used: true, reason: 'converted' },
  ]);
});

test('an unknown design is replaced by the base layout, a missing one is unset', () => {
  expect(explainGalleryBlock({ design: 'spiral' })).toEqual([
    { field: 'design', input: 'spiral', used: 'stacked-base', reason: 'unknown' },
  ]);
  expect(explainGalleryBlock({})).toEqual([{ field: 'design', input: undefined, used: 'stacked-base', reason: 'unset' }]);
});

test('a column width that autocolumns refuses has the message', () => {
  expect(explainGalleryBlock({ design: 'autocolumns', columnWidth: '-5' })).toEqual([
    {
      field: 'columnWidth',
      input: '-5',
      used: 250,
      reason: 'out-of-range',
      refusal: 'autocolumns needs a columnWidth that is a positive number',
    },
  ]);
  expect(explainGalleryBlock({ design: 'list', columnWidth: 0 })[0]).not.toHaveProperty('refusal');
});

test('no value throws', () => {
  for (const value of hostileValues) {
    expect(() => explainGalleryBlock(value)).not.toThrow();
    for (const key of ['design', 'columnWidth', 'imageAspectRatio', 'autoplay', 'meta-position'])
      expect(() => explainGalleryBlock({ design: 'grid', [key]: value })).not.toThrow();
  }
});
