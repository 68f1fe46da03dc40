import { expect, test } from 'vitest';
import type { Chunks } from '../../../runtime/browser/load-chunk.ts';
import { findRow, loadDesign } from '../../../runtime/features/gallery/designs/index.ts';

const loadedChunks: string[] = [];
const chunks: Pick<Chunks, 'load'> = {
  async load<Exports>(name: string) {
    loadedChunks.push(name);
    return { designs: { 'stacked-base': 'base', grid: 'a grid', strip: 'a strip', stacked: 'a slideshow' } } as Exports;
  },
};

// gallery#design-chunks
test('fetches each design with its chunk', async () => {
  expect([await loadDesign(findRow('stacked-base'), chunks), await loadDesign(findRow('grid'), chunks)]).toEqual([
    'base',
    'a grid',
  ]);
  expect([await loadDesign(findRow('strip'), chunks), await loadDesign(findRow('stacked'), chunks)]).toEqual([
    'a strip',
    'a slideshow',
  ]);
  expect(loadedChunks).toEqual(['gallery-layouts', 'gallery-layouts', 'gallery-strip', 'gallery-steps']);
});

// gallery#unknown-design
test.each(['filmstrip', 'slider', '', 'toString', '__proto__'])(
  'throws the message of gallery#unknown-design for a design named %j',
  (name) => {
    expect(() => findRow(name)).toThrow('These are not the gallery designs you are looking for');
  },
);
