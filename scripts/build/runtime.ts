import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import packageJson from '../../package.json' with { type: 'json' };
import { ReservationPreview } from '../../runtime/blocks/reservation/ReservationPreview.tsx';
import { CookieBanner } from '../../runtime/overlays/CookieBanner.tsx';
import { Dialog } from '../../runtime/overlays/Dialog.tsx';
import { Lightbox } from '../../runtime/overlays/lightbox/Lightbox.tsx';
import { PopupOverlay } from '../../runtime/overlays/PopupOverlay.tsx';
import { outDir } from './paths.ts';

const out = outDir('runtime');

/** What the boot script and every chunk share. Oldest browsers: those with import(), optional chaining and BigInt-free ES2020. */
const shared = {
  bundle: true,
  minify: true,
  target: 'es2020',
  platform: 'browser',
  metafile: true,
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  jsx: 'automatic',
} as const satisfies BuildOptions;

/**
 * The browser's files: one chunk for each entry in `runtime/chunks/` (hashed names, so that they can be cached for good), then the
 * boot script, a classic script that knows the chunks' names. `meta.json` says which source went into which file.
 */
export async function buildRuntime(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const entries = readdirSync('runtime/chunks').map((file) => join('runtime/chunks', file));
  const buildChunks = (entryPoints: string[], splitting: boolean, partHashes: Record<string, string> = {}) =>
    build({
      ...shared,
      entryPoints,
      outdir: join(out, 'chunks'),
      entryNames: '[name]-[hash]',
      chunkNames: 'shared-[hash]',
      splitting,
      format: 'esm',
      define: {
        'process.env.NODE_ENV': '"production"',
        galleryHashes: JSON.stringify(partHashes),
        lightboxMarkup: JSON.stringify(renderToStaticMarkup(createElement(Lightbox))),
        cookieBannerMarkup: JSON.stringify(renderToStaticMarkup(createElement(CookieBanner))),
        dialogMarkup: JSON.stringify(renderToStaticMarkup(createElement(Dialog, { title: '' }))),
        popupOverlayMarkup: JSON.stringify(renderToStaticMarkup(createElement(PopupOverlay, { title: '', action: '' }))),
        reservationPreviewMarkup: JSON.stringify(renderToStaticMarkup(createElement(ReservationPreview))),
      },
    });
  // Chunks with React share one copy of it. The others are small: one file each is fetched sooner than two.
  const isReact = (entry: string): boolean => entry.endsWith('.tsx');
  const islands = await buildChunks(entries.filter(isReact), true);
  // Designs, transitions and other parts of galleries: the gallery's chunk knows them, so the boot script need not.
  const isPart = (entry: string): boolean => !isReact(entry) && /gallery-(?!steps)/.test(entry);
  const parts = await buildChunks(entries.filter(isPart), false);
  const plain = await buildChunks(
    entries.filter((entry) => !isReact(entry) && !isPart(entry)),
    false,
    chunkHashes(parts.metafile.outputs),
  );
  const outputs = { ...islands.metafile.outputs, ...plain.metafile.outputs };
  const boot = await build({
    ...shared,
    entryPoints: ['runtime/boot.ts'],
    outfile: join(out, 'boot.js'),
    format: 'iife',
    // Chromium compiles what is in it while it arrives, off the page's thread: nearly all of it runs on every page.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    define: { chunkHashes: JSON.stringify(chunkHashes(outputs)), runtimeVersion: JSON.stringify(packageJson.version) },
  });
  const meta: Metafile = {
    inputs: { ...islands.metafile.inputs, ...parts.metafile.inputs, ...plain.metafile.inputs, ...boot.metafile.inputs },
    outputs: { ...outputs, ...parts.metafile.outputs, ...boot.metafile.outputs },
  };
  await writeFile(join(out, 'meta.json'), JSON.stringify(meta));
}

/** Chunk name (its entry file's) to the hash in its file's name: all that the boot script must know to find it. */
const chunkHashes = (outputs: Metafile['outputs']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint?.startsWith('runtime/chunks/')
        ? [[basename(entryPoint).replace(/\.tsx?$/, ''), /-([^-]+)\.js$/.exec(path)?.[1] ?? '']]
        : [],
    ),
  );
