import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { cssText } from '../../build/css-text.ts';
import { staticViews } from '../../build/static-views.ts';

// The libraries in comparison are installed separately: see .github/docs/benchmarks.md.
const peers = 'scripts/bench/node_modules';

/** Throws an Error with the install command if they are missing. */
export function requirePeers(): void {
  if (!existsSync(peers))
    throw new Error(`The libraries in comparison are not in ${peers}: run \`npm ci --prefix scripts/bench\`.`);
}

/** Bundles one script or style sheet as a page would ship it. */
export async function bundle(contents: string, loader: 'js' | 'css'): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: process.cwd() },
    nodePaths: [peers],
    // npm may install a second React beside them.
    alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, join(process.cwd(), 'node_modules', name)])),
    bundle: true,
    plugins: loader === 'js' ? [cssText, staticViews] : [],
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'warning',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

export const brotliBytes = (file: Buffer): number => brotliCompressSync(file).length;
