import { expect, test } from 'vitest';
import { findDesign } from '../../../../runtime/gallery/designs/index.ts';
import type { Chunks } from '../../../../runtime/lib/load-chunk.ts';

const asked: string[] = [];
const chunks: Chunks = {
  async load<Exports>(name: string) {
    asked.push(name);
    return { designs: { 'stacked-base': 'base', grid: 'a grid', strip: 'a strip' } } as Exports;
  },
};

test('has the slideshow’s design at once and fetches the others', async () => {
  expect(await findDesign('stacked', chunks)).toMatchObject({ name: 'stacked', moves: true, transition: 'fade' });
  expect(asked).toEqual([]);
  expect([await findDesign('stacked-base', chunks), await findDesign('grid', chunks)]).toEqual(['base', 'a grid']);
  expect(await findDesign('strip', chunks)).toBe('a strip');
  expect(asked).toEqual(['gallery-layouts', 'gallery-layouts', 'gallery-strip']);
});

test.each(['filmstrip', 'slider', '', 'toString', '__proto__'])(
  'throws the specification’s sentence for a design named %j',
  (name) => {
    expect(() => findDesign(name, chunks)).toThrow('These are not the gallery designs you are looking for');
  },
);
