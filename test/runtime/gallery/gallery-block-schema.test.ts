import { expect, test } from 'vitest';
import { galleryBlockSchema } from '../../helpers/schemas/gallery-block-schema.ts';

const wrong = (block: unknown) => galleryBlockSchema.safeParse(block).error?.issues.map(({ path }) => path.join('/')) ?? [];

test('numbers may be text, unset values null or empty, and unknown keys are valid', () => {
  expect(wrong({ design: 'grid', padding: '20', vSize: null, aspectRatio: '', imageAspectRatio: '1.5', anything: [] })).toEqual(
    [],
  );
  expect(wrong({ design: 'stacked', imageAspectRatio: 'Auto', 'active-alignment': 'center' })).toEqual([]);
});

test.each([
  [{}, 'design'],
  [{ design: 'spiral' }, 'design'],
  [{ design: 'autocolumns', columnWidth: 0 }, 'columnWidth'],
  [{ design: 'autocolumns', columnWidth: '250px' }, 'columnWidth'],
  [{ design: 'grid', 'thumbnails-per-row': 2.5 }, 'thumbnails-per-row'],
  [{ design: 'grid', padding: -1 }, 'padding'],
  [{ design: 'slideshow', 'autoplay-duration': 0 }, 'autoplay-duration'],
  [{ design: 'slideshow', autoplay: 'yes' }, 'autoplay'],
  [{ design: 'slider', 'active-alignment': 'top' }, 'active-alignment'],
  [{ design: 'grid', lightboxTheme: 'blue' }, 'lightboxTheme'],
  [{ design: 'list', imageAspectRatio: 'wide' }, 'imageAspectRatio'],
])('%j is invalid at %s', (block, key) => {
  expect(wrong(block)).toEqual([key]);
});
