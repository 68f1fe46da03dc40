import { expect, test } from 'vitest';
import { sectionOptions } from '../../../runtime/features/gallery/block/section-options.ts';
import { collectConsoleErrors } from '../../helpers/browser/collect-console-errors.ts';

const logged = collectConsoleErrors();

const gallery = { querySelectorAll: () => ['slide'] };
const section = (controller: string, props?: string) =>
  ({ dataset: { controller, props }, querySelector: () => ({ parentElement: gallery }) }) as never;

// gallery#section-designs, gallery#section-settings
test.each([
  ['GalleryGrid', 'grid'],
  ['GalleryMasonry', 'autocolumns'],
  ['GalleryStrips', 'autorows'],
])('a section %s has the design %s, and its pictures fill their boxes', (controller, design) => {
  const props = { gutter: 25, rowHeight: 390, numColumns: 3, aspectRatio: 'four-three', lightboxEnabled: false };
  expect(sectionOptions(section(controller, JSON.stringify(props)))).toMatchObject({
    gallery,
    slides: ['slide'],
    design,
    designOptions: { input: props, imageMode: 'fill' },
  });
});

test('settings with escaped quotes are read', () => {
  const { designOptions } = sectionOptions(section('GalleryGrid', '{\\"numColumns\\":2}'));
  expect(designOptions?.input).toEqual({ numColumns: 2 });
});

test.each([
  ['{"gutter":', 'data-unparseable', 'Error decoding gallery block data'],
  [undefined, 'data-missing', 'Error evaluating gallery block data'],
  ['null', 'data-missing', 'Error evaluating gallery block data'],
])('a section with settings %s is skipped, and the reason is logged', (props, code, sentence) => {
  expect(() => sectionOptions(section('GalleryGrid', props))).toThrow(expect.objectContaining({ code }));
  expect(logged).toEqual([sentence]);
});

// gallery#section-designs
test('a section of an unknown kind is skipped silently', () => {
  expect(() => sectionOptions(section('GalleryWheel', '{}'))).toThrow(expect.objectContaining({ code: 'no-gallery' }));
  expect(logged).toEqual([]);
});

/** A section with these controls, listed by a part of their selector. */
const moving = (controller: string, found: Readonly<Record<string, readonly string[]>>, props?: string) =>
  ({
    dataset: { controller, props },
    querySelector: () => ({ parentElement: gallery }),
    querySelectorAll: (selector: string) => Object.entries(found).find(([part]) => selector.includes(part))?.[1] ?? [],
  }) as never;

test.each([
  ['GallerySlideshow', 'slides', 'fit'],
  ['GalleryFullscreenSlideshow', 'slides', 'fill'],
  ['GalleryReel', 'reel', 'fill'],
])('a section %s has the design %s, loops, has the image mode %s and needs no settings', (controller, design, imageMode) => {
  const found = { '[data-previous]': ['back'], '[data-next]': ['on'], 'bullet-nav': ['bullets'] };
  expect(sectionOptions(moving(controller, found))).toMatchObject({
    design,
    loop: true,
    autoplay: false,
    designOptions: { imageMode, autoHeight: false, isSection: true },
    elements: { previous: ['back'], next: ['on'], controls: ['bullets'] },
  });
  expect(logged).toEqual([]);
});

// gallery#section-arrows
test('arrows without attributes are the first and the last control, and the settings give the time of a slide', () => {
  const props = '{"autoplay":true,"autoplay-duration":3}';
  expect(sectionOptions(moving('GalleryReel', { '-control': ['first', 'last'] }, props))).toMatchObject({
    elements: { previous: ['first'], next: ['last'] },
    autoplay: true,
    autoplayOptions: { timeoutMs: 3000 },
  });
  expect(sectionOptions(moving('GalleryReel', { '-control': ['only'] })).elements).toMatchObject({
    previous: ['only'],
    next: [],
  });
});
