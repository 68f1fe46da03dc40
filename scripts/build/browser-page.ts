import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { outDir } from './paths.ts';

/** A page of the fake platform's own, `fake-server/<name>/`: one script and one style sheet. */
export async function buildBrowserPage(name: string): Promise<void> {
  await rm(outDir(name), { recursive: true, force: true });
  await build({
    entryPoints: { [name]: `fake-server/${name}/main.tsx`, style: `fake-server/${name}/${name}.css` },
    outdir: outDir(name),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
