import { expect, test } from 'vitest';
import { blockOptions } from '../../../runtime/features/gallery/block/block-options.ts';

const parts: Record<string, readonly string[]> = {
  '.sqs-gallery-controls .next': ['next'],
  '.sqs-gallery-controls .previous': ['previous'],
  '.sqs-gallery-controls': ['controls'],
  '.sqs-gallery-thumbnails': ['thumbnails'],
};
const element = { querySelectorAll: (selector: string) => parts[selector] ?? [] } as unknown as HTMLElement;
const optionsOf = (data: Record<string, unknown>) => blockOptions(data, element);

// gallery#block-designs
test.each([
  ['stacked-base', 'stacked-base'],
  ['slider', 'strip'],
  ['strip', 'strip'],
  ['slideshow', 'stacked'],
  ['grid', 'grid'],
  ['autogrid', 'autogrid'],
  ['autocolumns', 'autocolumns'],
  ['carousel', 'carousel'],
  ['list', 'list'],
])('the block design %s is the layout %s', (design, layout) => {
  expect(optionsOf({ design }).design).toBe(layout);
});

// gallery#block-designs
test.each(['stacked', 'autorows', 'Slideshow', 'slideshow ', '', 'constructor', null, undefined, 7, ['slideshow'], {}])(
  'the other value %j is the base layout',
  (design) => {
    expect(optionsOf({ design }).design).toBe('stacked-base');
  },
);

// gallery#blocks-loop
test('a slideshow loops, and has its controls, thumbnails and settings, also from text values', () => {
  const data = {
    design: 'slideshow',
    aspectRatio: '56.25',
    'auto-crop': 'true',
    autoplay: 'true',
    'autoplay-duration': '2',
    newWindow: 'true',
    'play-button': 'false',
    'show-meta': 'false',
    'thumbnail-strip-height': '79',
    'thumbnail-strip-margin': '0',
    'active-alignment': 'right',
  };
  expect(optionsOf(data)).toEqual({
    design: 'stacked',
    designOptions: { aspectPercent: 56.25, imageMode: 'fill' },
    loop: true,
    autoplay: true,
    autoplayOptions: { timeoutMs: 2000 },
    elements: { next: ['next'], previous: ['previous'] },
    newWindow: true,
    hasPlayButton: false,
    hideMeta: true,
    thumbnails: { element: 'thumbnails', heightPx: 79, marginPx: 0, alignment: 'right' },
  });
});

test.each([
  [3, 3000],
  ['2.5', 2500],
  [undefined, 5000],
  [null, 5000],
  [0, 5000],
  [-1, 5000],
  ['soon', 5000],
  [{}, 5000],
])('autoplay-duration %j is %i ms', (duration, timeoutMs) => {
  expect(optionsOf({ design: 'slideshow', autoplay: true, 'autoplay-duration': duration }).autoplayOptions).toEqual({
    timeoutMs,
  });
});

test.each([true, 'true', false, 'false', 1, 'yes', null, undefined])('autoplay %j is on only for true', (autoplay) => {
  expect(optionsOf({ design: 'slideshow', autoplay }).autoplay).toBe(String(autoplay) === 'true');
});

// gallery#blocks-loop
test('a slider plays like a slideshow, and loops only if it plays', () => {
  const rest = { design: 'slider', 'active-alignment': 'left' };
  expect(optionsOf({ ...rest, autoplay: true, 'autoplay-duration': 2 })).toMatchObject({
    design: 'strip',
    designOptions: { input: { 'active-alignment': 'left' } },
    autoplay: true,
    autoplayOptions: { timeoutMs: 2000 },
    loop: true,
    elements: { next: ['next'], previous: ['previous'] },
  });
  expect(optionsOf(rest)).toMatchObject({ autoplay: false, loop: false });
});

// gallery#carousel-pager
test('the controls of a carousel are its pagers', () => {
  expect(optionsOf({ design: 'carousel' })).toMatchObject({
    designOptions: { pagers: { next: ['next'], previous: ['previous'], controls: ['controls'] } },
    elements: {},
  });
});

test('hostile data are replaced by defaults', () => {
  const hostile = '"><img onerror=alert(1)>';
  const data = {
    design: 'slideshow',
    aspectRatio: hostile,
    'thumbnail-strip-height': [hostile],
    'autoplay-duration': { hostile },
  };
  expect(optionsOf(data)).toMatchObject({
    designOptions: { aspectPercent: null, imageMode: 'fit' },
    autoplayOptions: { timeoutMs: 5000 },
    thumbnails: { heightPx: null, marginPx: null },
  });
});
