import { expect, test } from 'vitest';
import { chunks } from '../../../runtime/chunks.ts';
import { type DesignRow, designRows, earlyDesigns } from '../../../runtime/contract/gallery/design-table.ts';
import {
  baseGalleryDesign,
  chunksOf,
  designOfBlock,
  designOfScript,
  designOfSection,
  findBlockDesign,
  galleryDesigns,
} from '../../../runtime/contract/gallery/designs.ts';
import { isTransition, transitionChunks } from '../../../runtime/contract/gallery/transitions.ts';
import { loadDesign } from '../../../runtime/features/gallery/designs/index.ts';
import { realChunks } from '../../helpers/fakes/real-chunks.ts';

// gallery#block-designs
test('blocks have eight designs; any other value is the base layout', () => {
  expect(galleryDesigns.join(' ')).toBe('stacked-base slider slideshow grid autogrid autocolumns carousel list');
  expect(baseGalleryDesign).toBe('stacked-base');
  expect(designOfBlock('slider').name).toBe('strip');
  expect(designOfBlock('slideshow').name).toBe('stacked');
  for (const value of ['stacked', 'autorows', 'slides', 'reel', 'toString', '', null, undefined, 7])
    expect(designOfBlock(value).name).toBe('stacked-base');
});

// gallery#section-designs
test('gallery sections have the designs grid, autocolumns, autorows, slides and reel', () => {
  expect(designOfSection('GalleryGrid')?.name).toBe('grid');
  expect(designOfSection('GalleryMasonry')?.name).toBe('autocolumns');
  expect(designOfSection('GalleryStrips')?.name).toBe('autorows');
  expect(designOfSection('GallerySlideshow')?.name).toBe('slides');
  expect(designOfSection('GalleryFullscreenSlideshow')?.name).toBe('slides');
  expect(designOfSection('GalleryReel')?.name).toBe('reel');
  for (const controller of ['GalleryWheel', 'constructor', '', undefined]) expect(designOfSection(controller)).toBeUndefined();
});

// gallery#template-design-names
test('scripts of templates may use engine names, block names and base', () => {
  for (const { name } of designRows) expect(designOfScript(name)?.name).toBe(name);
  expect(['slideshow', 'slider', 'base'].map((name) => designOfScript(name)?.name)).toEqual(['stacked', 'strip', 'stacked-base']);
  for (const name of ['spiral', '', null, '__proto__']) expect(designOfScript(name)).toBeUndefined();
});

// gallery#reserved-boxes
test(
  'one box is reserved for a slideshow or slider, none for the base layout and sections of one slide at a time, else one for ' +
    'each slide',
  () => {
    const withBoxes = (boxes: unknown) => designRows.filter((row: DesignRow) => row.boxes === boxes).map(({ name }) => name);
    expect(withBoxes('one')).toEqual(['strip', 'stacked']);
    expect(withBoxes(undefined)).toEqual(expect.arrayContaining(['stacked-base', 'slides', 'reel']));
    expect(withBoxes('rows')).toEqual(['grid', 'autogrid', 'carousel', 'autorows']);
    expect([withBoxes('columns'), withBoxes('below')]).toEqual([['autocolumns'], ['list']]);
  },
);

test('the boot script knows eleven designs, and takes a block without a design for the base layout', () => {
  expect(earlyDesigns.map(({ name }) => name).join(' ')).toBe(
    'stacked-base strip stacked grid autogrid autocolumns carousel list autorows slides reel',
  );
  expect(findBlockDesign(earlyDesigns, undefined)?.name).toBe('stacked-base');
  expect(findBlockDesign(earlyDesigns, 'wheel')).toBeUndefined();
});

// gallery#transition-names
test('there are five transitions', () => {
  expect(Object.keys(transitionChunks)).toEqual(['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe']);
  expect(['fade', 'wipe', 'toString', 1].map(isTransition)).toEqual([true, false, false, false]);
});

// gallery#design-chunks
test('every design is fetched with its chunks, those that move with the steps', () => {
  const chunksOfNamed = (wanted: string) => designRows.filter(({ name }) => name === wanted).map(chunksOf);
  expect(['grid', 'stacked', 'strip', 'carousel', 'reel'].flatMap(chunksOfNamed)).toEqual([
    'gallery-layouts',
    'gallery-steps',
    'gallery-strip gallery-steps',
    'gallery-carousel gallery-steps',
    'gallery-reel gallery-steps',
  ]);
});

test('every design and transition is exported under its name by the chunk of its table', async () => {
  for (const row of designRows) expect((await loadDesign(row, realChunks)).name).toBe(row.name);
  for (const [name, chunk] of Object.entries(transitionChunks)) {
    const { transitions }: { transitions: Readonly<Record<string, { name: string }>> } = await chunks[chunk].module();
    expect(transitions[name]?.name).toBe(name);
  }
});
