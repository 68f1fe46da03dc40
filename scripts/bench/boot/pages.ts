import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Site } from '../../../fake-server/start.ts';
import { outDir } from '../../build/paths.ts';
import { benchSite, runtimeTag } from '../parts/bench-site.ts';
import { copyRuntime } from '../parts/copy-runtime.ts';

/**
 * The pages in comparison, with equal content: without a script, with an empty script in the boot script's place, with a greeting
 * drawn by react-dom, with the boot script alone (its chunks are blocked), with all files that it fetches until the page is idle,
 * and with the cookie banner.
 */
export const rows = ['none', 'empty', 'react', 'boot', 'ours', 'banner'] as const;

const greeting = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('island')).render(createElement('p', null, 'Hello'));
`;

const picture = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="hsl(${hue},60%,60%)"/></svg>`)}`;
const section = (
  _: unknown,
  n: number,
): string => `<section><h2>Section ${n + 1}</h2><p>${'Words that a visitor reads. '.repeat(24)}</p>
${n < 12 ? `<img src="${picture(n * 30)}" width="320" height="200" alt="">` : ''}<a href="/about" class="button">More</a></section>`;
const body = `<header><nav>${['Home', 'About', 'Shop', 'Contact'].map((name) => `<a href="/${name}">${name}</a>`).join(' ')}</nav><h1>A published page</h1></header>
<main>${Array.from({ length: 20 }, section).join('\n')}<div id="island"></div></main><footer>Footer</footer>`;

const page = (head: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bench</title><link rel="icon" href="data:,"><style>body{font:16px/1.5 sans-serif;margin:2em}section{padding:2em 0}</style>${head}</head><body>${body}</body></html>`;

/** A site with a page for each row; the static host serves the built runtime and an empty script from `runtimeDir`. */
export async function prepareBench(): Promise<{ site: Site; runtimeDir: string }> {
  const folder = outDir('bench');
  const runtimeDir = join(folder, 'runtime');
  await copyRuntime(runtimeDir);
  await writeFile(join(runtimeDir, 'empty.js'), '');
  const script = join(folder, 'react.js');
  const built = await build({
    stdin: { contents: greeting, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  await writeFile(script, built.outputFiles[0]?.contents ?? '');
  const heads: Readonly<Record<string, (boot: string) => string>> = {
    '/none': () => '',
    '/empty': (boot) => `<script src="${boot.replace('boot.js', 'empty.js')}"></script>`,
    '/react': () => '<script defer src="/react.js"></script>',
    '/boot': (boot) => runtimeTag(boot),
    '/ours': (boot) => runtimeTag(boot),
    '/banner': (boot) => runtimeTag(boot, { cookieSettings: { isCookieBannerEnabled: true } }),
  };
  const site = benchSite('bench', {
    pages: Object.fromEntries(Object.entries(heads).map(([path, head]) => [path, (boot: string) => page(head(boot))])),
    fileAt: (path) => (path === '/react.js' ? script : null),
  });
  return { site, runtimeDir };
}
