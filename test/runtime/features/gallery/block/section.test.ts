import { expect, test } from 'vitest';
import { sectionOptions } from '../../../../../runtime/features/gallery/block/section.ts';
import { collectConsoleErrors } from '../../../../helpers/collect-console-errors.ts';

const said = collectConsoleErrors();

const gallery = { querySelectorAll: () => ['slide'] };
const section = (controller: string, props?: string) =>
  ({ dataset: { controller, props }, querySelector: () => ({ parentElement: gallery }) }) as never;

test.each([
  ['GalleryGrid', 'grid'],
  ['GalleryMasonry', 'autocolumns'],
  ['GalleryStrips', 'autorows'],
])('a section %s is the design %s, its pictures fill their boxes', (controller, design) => {
  const props = { gutter: 25, rowHeight: 390, numColumns: 3, aspectRatio: 'four-three', lightboxEnabled: false };
  expect(sectionOptions(section(controller, JSON.stringify(props)))).toMatchObject({
    gallery,
    slides: ['slide'],
    design,
    designOptions: { input: props, imageMode: 'fill' },
  });
});

test('settings whose quotes were escaped once too often are read', () => {
  const { designOptions } = sectionOptions(section('GalleryGrid', '{\\"numColumns\\":2}'));
  expect(designOptions?.input).toEqual({ numColumns: 2 });
});

test.each([
  ['{"gutter":', 'data-unparseable', 'Error decoding gallery block data'],
  [undefined, 'data-missing', 'Error evaluating gallery block data'],
  ['null', 'data-missing', 'Error evaluating gallery block data'],
])('a section with settings %s is skipped, and the console says why', (props, code, sentence) => {
  expect(() => sectionOptions(section('GalleryGrid', props))).toThrow(expect.objectContaining({ code }));
  expect(said).toEqual([sentence]);
});

test('a kind of section that is none of ours is skipped without a word', () => {
  expect(() => sectionOptions(section('GalleryFullscreenSlideshow', '{}'))).toThrow(
    expect.objectContaining({ code: 'no-gallery' }),
  );
  expect(said).toEqual([]);
});
