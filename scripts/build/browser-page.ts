import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { recordForeignCode } from './foreign-code.ts';
import { outDir } from './paths.ts';

/** Builds a page of the fake platform, `fake-server/<name>/`: one script and one style sheet. */
export const buildBrowserPage = (name: string): Promise<void> =>
  buildFor(name, { [name]: `fake-server/${name}/main.tsx`, style: `fake-server/${name}/${name}.css` }, 'esm');

/** Builds the script by which pages report: a classic script, because it must run before those of the page. */
export const buildPageReport = (): Promise<void> =>
  buildFor('page-report', { 'page-report': 'fake-server/page-report/in-page/main.ts' }, 'iife');

/** Builds the scripts that an audit adds to pages. Their exports are those of a variable `inPage`. */
export const buildInPage = (): Promise<void> =>
  buildFor(
    'in-page',
    {
      'observe-page': 'cli/audit/in-page/observe-page.ts',
      readers: 'cli/audit/in-page/readers.ts',
      banner: 'cli/audit/in-page/banner/main.ts',
    },
    'iife',
    'inPage',
  );

/** Builds the script of the document that frames a site for the settings screen. */
export const buildSettingsPreview = (): Promise<void> =>
  buildFor('settings-preview', { 'settings-preview': 'fake-server/settings-screen/preview/main.ts' }, 'iife');

/** Builds the inline scripts that sealed and saved pages get. They are minified, because every page has them. */
export const buildPageInserts = (): Promise<void> =>
  buildFor(
    'page-inserts',
    Object.fromEntries(['seal', 'placeholders'].map((name) => [name, `fake-server/page-inserts/in-page/${name}.ts`])),
    'iife',
  );

/** Builds the style sheets of the platform's screens, which are inline in them. */
export const buildScreenStyles = (): Promise<void> =>
  buildFor('screens', Object.fromEntries(['screen', 'start-page'].map((name) => [name, `fake-server/html/${name}.css`])), 'esm');

/** Builds the prelude. It is an inline script of pages, so it is minified and has no source map. */
export async function buildPrelude(): Promise<void> {
  await rm(outDir('prelude'), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: { prelude: 'fake-server/prelude/main.ts' },
    outdir: outDir('prelude'),
    bundle: true,
    minify: true,
    format: 'esm',
    // Older browsers show pages too, although the runtime does not start in them.
    target: 'es2017',
    // Without `"use strict"`, which the compiler's options would add.
    tsconfigRaw: {},
    logLevel: 'warning',
    metafile: true,
  });
  await recordForeignCode('prelude', metafile, 'browser');
}

/** @param globalName the variable of a script that has the exports of its entry point */
async function buildFor(
  name: string,
  entryPoints: Record<string, string>,
  format: 'esm' | 'iife',
  globalName?: string,
): Promise<void> {
  await rm(outDir(name), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints,
    outdir: outDir(name),
    bundle: true,
    minify: true,
    format,
    ...(globalName !== undefined && { globalName }),
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  await recordForeignCode(name, metafile, 'browser');
}
