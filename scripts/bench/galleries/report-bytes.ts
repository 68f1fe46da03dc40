import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChunkTable } from '../../build/chunk-table.ts';
import { brotliBytes, bundle } from '../parts/bundle.ts';
import { printTable } from '../parts/table.ts';
import { photoswipeScript, photoswipeStyle } from './lightbox-pages.ts';
import type { Bench } from './site.ts';

const photoswipeStub = `import PhotoSwipeLightbox from 'photoswipe/lightbox'; window.bench = PhotoSwipeLightbox;`;
const entries = new Map((await readChunkTable()).map(({ name, entry }) => [name, entry]));
/** A page loads one design and one transition; the row adds those it uses. */
const engine = ['gallery', 'gallery-steps'];

/** Prints the fetched bytes, brotli, scripts and styles together: our built chunks beside bundles of the other libraries. */
export async function reportBytes({ rows, hashes, runtimeDir }: Bench): Promise<void> {
  const style = brotliBytes(await bundle(photoswipeStyle, 'css'));
  const script = async (contents: string): Promise<number> => brotliBytes(await bundle(contents, 'js'));
  const chunk = async (name: string): Promise<number> =>
    brotliBytes(await readFile(join(runtimeDir, 'chunks', `${name}-${hashes[name]}.js`)));
  const sum = async (names: readonly string[]): Promise<string> => {
    if (names.length === 0 || names.some((name) => !(name in hashes))) return 'not built';
    const sizes = await Promise.all(names.map(chunk));
    return String(sizes.reduce((one, other) => one + other, 0));
  };
  /** Bytes of the same modules in one file; chunks hold copies of shared modules. */
  const inOne = (names: readonly string[]): Promise<number> =>
    script(
      `${names.map((name, at) => `import * as part${at} from './${entries.get(name)}';`).join('')}window.bench = ` +
        `[${names.map((_, at) => `part${at}`)}];`,
    );
  const all = Object.keys(hashes).filter((name) => /^gallery/.test(name));
  console.log('\nBytes, brotli');
  printTable(
    ['what', 'bytes', 'in one file'],
    [
      ['ours: the part of every gallery (gallery)', await sum(['gallery']), '-'],
      [
        'ours: one design and transition, controls, keys, gestures, autoplay (and gallery-steps)',
        await sum(engine),
        await inOne(engine),
      ],
      ['ours: all designs, transitions and parts', await sum(all), await inOne(all)],
      ['ours: opening links to a lightbox (lightbox-links)', await sum(['lightbox-links']), '-'],
      ['ours: lightbox', await sum(['lightbox']), '-'],
      ['ours: video', await sum(['video']), '-'],
      ...rows
        .filter(({ name }) => !/^(nothing|ours.*)$/.test(name))
        .map(({ name, script, style }) => [name, '-', brotliBytes(script) + brotliBytes(style)]),
      ['photoswipe: before it opens', '-', (await script(photoswipeStub)) + style],
      ['photoswipe: whole', '-', (await script(photoswipeScript)) + style],
    ],
  );
}
