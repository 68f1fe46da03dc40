import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Site } from '../../../fake-server/start.ts';
import { outDir } from '../../build/paths.ts';
import { benchSite } from '../parts/bench-site.ts';
import { bundle, requirePeers } from '../parts/bundle.ts';
import { copyRuntime } from '../parts/copy-runtime.ts';
import { lightboxPages, photoswipeScript, photoswipeStyle } from './lightbox-pages.ts';
import { pageOf, someOf } from './page-of.ts';
import { engineRows } from './rows.ts';
import { visitPages } from './visit-pages.ts';

/** Numbers of galleries on a page and of pictures in each. */
export interface Scene {
  readonly galleries: number;
  readonly slides: number;
}
export const scenes: readonly Scene[] = [
  { galleries: 1, slides: 12 },
  { galleries: 30, slides: 12 },
  { galleries: 1, slides: 1000 },
];

/** Cross-origin isolation gives `performance.now()` a resolution of 5 µs. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export interface Bench {
  readonly site: Site;
  readonly runtimeDir: string;
  /** Built and minified, as shipped. */
  readonly rows: readonly { readonly name: string; readonly script: Buffer; readonly style: Buffer }[];
  /** Hashes in the file names of built chunks, by chunk name. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * Serves a copy of the built runtime, so that a build in between changes nothing, and a page `/<row>/<galleries>/<slides>` for
 * each row and scene.
 */
export async function prepareBench(): Promise<Bench> {
  requirePeers();
  const folder = outDir('bench-galleries');
  const runtimeDir = join(folder, 'runtime');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'rows'), { recursive: true });
  await copyRuntime(runtimeDir);
  const hashes = Object.fromEntries(
    readdirSync(join(runtimeDir, 'chunks')).flatMap((file) => {
      const [, name = '', hash = ''] = /^(.+)-([A-Z0-9]+)\.js$/.exec(file) ?? [];
      return name ? [[name, hash]] : [];
    }),
  );
  const wholePages: Readonly<Record<string, (boot: string) => string>> = { ...visitPages, ...lightboxPages };
  const pages = new Map<string, string>();
  const rows: { name: string; script: Buffer; style: Buffer }[] = [];
  for (const { name, html, style, script } of engineRows(hashes.gallery ?? '')) {
    const row = { name, script: await bundle(script, 'js'), style: await bundle(style, 'css') };
    rows.push(row);
    await writeFile(join(folder, 'rows', `${name}.js`), row.script);
    for (const { galleries, slides } of scenes) {
      const all = Array.from({ length: galleries }, () => html(someOf(slides))).join('\n');
      pages.set(`/${name}/${galleries}/${slides}`, pageOf(`<style>${row.style}</style>`, all, `/rows/${name}.js`));
    }
  }
  await writeFile(join(folder, 'rows', 'photoswipe.js'), await bundle(photoswipeScript, 'js'));
  await writeFile(join(folder, 'rows', 'photoswipe.css'), await bundle(photoswipeStyle, 'css'));
  const existing = (path: string) => (existsSync(path) ? path : null);
  const site = benchSite('bench', {
    pages: { ...Object.fromEntries([...pages].map(([path, html]) => [path, () => html])), ...wholePages },
    headers,
    fileAt(path) {
      if (path.startsWith('/pictures/')) return existing(resolve('fixtures/sites/galleries', path.slice(1)));
      if (path.startsWith('/chunks/')) return existing(join(runtimeDir, path));
      return path.startsWith('/rows/') ? existing(join(folder, path)) : null;
    },
  });
  return { site, runtimeDir, rows, hashes };
}
