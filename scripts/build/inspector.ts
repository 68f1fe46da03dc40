import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { outDir } from './paths.ts';

/** The inspector's page: one script and one style sheet. */
export async function buildInspector(): Promise<void> {
  await rm(outDir('inspector'), { recursive: true, force: true });
  await build({
    entryPoints: { inspector: 'fake-server/inspector/main.tsx', style: 'fake-server/inspector/inspector.css' },
    outdir: outDir('inspector'),
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
