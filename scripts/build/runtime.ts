import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { minify } from 'rolldown/utils';
import packageJson from '../../package.json' with { type: 'json' };
import { ReservationPreview } from '../../runtime/blocks/reservation/ReservationPreview.tsx';
import { CookieBanner } from '../../runtime/overlays/CookieBanner.tsx';
import { Dialog } from '../../runtime/overlays/Dialog.tsx';
import { Lightbox } from '../../runtime/overlays/lightbox/Lightbox.tsx';
import { PopupOverlay } from '../../runtime/overlays/PopupOverlay.tsx';
import { outDir, root } from './paths.ts';
import { shortNames } from './short-names.ts';

const out = outDir('runtime');

/** What the boot script and every chunk share. Oldest browsers: those with import(), optional chaining and BigInt-free ES2020. */
const shared = {
  bundle: true,
  minify: true,
  target: 'es2021',
  platform: 'browser',
  metafile: true,
  sourcemap: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  jsx: 'automatic',
  ...shortNames,
} as const satisfies BuildOptions;

/** Chromium compiles what is in the file while it arrives, off the page's thread: nearly all of it runs where it is fetched. */
const eagerly = { js: '//# allFunctionsCalledOnLoad' };

/**
 * The browser's files, with hashes in their names so that they can be cached for good: one chunk for each entry in
 * `runtime/chunks/`, all with the hash of the release, then the boot script, a classic script that knows this hash. `meta.json` says
 * which source went into which file.
 */
export async function buildRuntime(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const entries = readdirSync('runtime/chunks').map((file) => join('runtime/chunks', file));
  const isReact = (entry: string): boolean => entry.endsWith('.tsx');
  const buildChunks = (entryPoints: string[], options: BuildOptions) =>
    build({
      ...shared,
      entryPoints,
      outdir: join(out, 'chunks'),
      format: 'esm',
      // Modules are read as UTF-8, whatever the page is.
      charset: 'utf8',
      define: {
        'process.env.NODE_ENV': '"production"',
        lightboxMarkup: JSON.stringify(renderToStaticMarkup(createElement(Lightbox))),
        cookieBannerMarkup: JSON.stringify(renderToStaticMarkup(createElement(CookieBanner))),
        dialogMarkup: JSON.stringify(renderToStaticMarkup(createElement(Dialog, { title: '' }))),
        popupOverlayMarkup: JSON.stringify(renderToStaticMarkup(createElement(PopupOverlay, { title: '', action: '' }))),
        reservationPreviewMarkup: JSON.stringify(renderToStaticMarkup(createElement(ReservationPreview))),
      },
      ...options,
      metafile: true,
    });
  // Chunks with React share one copy of it, and keep their names over releases that do not change them.
  const islands = await buildChunks(entries.filter(isReact), {
    splitting: true,
    entryNames: 'islands/[name]-[hash]',
    chunkNames: 'islands/shared-[hash]',
  });
  // The others are small: one file each is fetched sooner than two. Built twice: the first time for the hash of them all.
  const plain = entries.filter((entry) => !isReact(entry));
  const draft = await buildChunks(plain, { write: false });
  const hash = createHash('sha256').update(Object.keys(islands.metafile.outputs).join());
  for (const { path, contents } of draft.outputFiles ?? [])
    if (path.endsWith('.js')) hash.update(basename(path)).update(contents);
  const release = hash.digest('hex').slice(0, 8).toUpperCase();
  const chunks = await buildChunks(plain, { entryNames: `[name]-${release}`, banner: eagerly });
  const doors = await writeDoors(islands.metafile, release);
  const boot = await build({
    ...shared,
    entryPoints: ['runtime/boot.ts'],
    outfile: join(out, 'boot.js'),
    format: 'iife',
    banner: eagerly,
    // Its sources are modules, which are strict by themselves: the directive would only weigh.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, useDefineForClassFields: false } },
    define: { release: JSON.stringify(release), runtimeVersion: JSON.stringify(packageJson.version) },
  });
  await minifyAgain(join(out, 'boot.js'), false);
  for (const path of Object.keys(chunks.metafile.outputs)) if (path.endsWith('.js')) await minifyAgain(path, true);
  const all = [islands.metafile, chunks.metafile, doors, boot.metafile];
  const meta: Metafile = {
    inputs: Object.assign({}, ...all.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...all.map(({ outputs }) => outputs)),
  };
  await writeFile(join(out, 'meta.json'), JSON.stringify(meta));
}

/** A second minifier finds what esbuild leaves: 3 % of the boot script, which every page waits for. */
async function minifyAgain(file: string, module: boolean): Promise<void> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const [hint = '', ...rest] = code.split('\n');
  const small = await minify(file, rest.join('\n'), {
    module,
    compress: { target: shared.target },
    mangle: { toplevel: true },
    sourcemap: true,
    inputMap: JSON.parse(map),
  });
  if (small.errors.length > 0) throw new Error(small.errors.map(({ message }) => message).join('\n'));
  await writeFile(file, `${hint}\n${small.code.trimEnd()}\n`);
  await writeFile(`${file}.map`, JSON.stringify(small.map));
}

/** A chunk of this release for each chunk with React, which leads to the file that other releases have as well. */
async function writeDoors(islands: Metafile, release: string): Promise<Metafile> {
  const doors: Metafile = { inputs: {}, outputs: {} };
  for (const [path, { entryPoint }] of Object.entries(islands.outputs)) {
    if (!entryPoint) continue;
    const code = `export*from"./islands/${basename(path)}";`;
    const door = join(out, 'chunks', `${basename(entryPoint, '.tsx')}-${release}.js`);
    await writeFile(door, code);
    const imports = [{ path, kind: 'import-statement' as const }];
    doors.outputs[relative(root, door)] = { bytes: code.length, inputs: {}, imports, exports: [] };
  }
  return doors;
}
