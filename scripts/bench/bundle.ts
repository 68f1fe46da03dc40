import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { cssText } from '../build/css-text.ts';

// What galleries and forms are measured against is installed apart: see scripts/README.md.
const peers = 'scripts/bench/node_modules';

/** Throws with what to do where they are not installed. */
export function requirePeers(): void {
  if (!existsSync(peers))
    throw new Error(`What it is measured against is not in ${peers}: run \`npm ci --prefix scripts/bench\`.`);
}

/** One script or style sheet as a page would ship it, from its source. */
export async function bundle(contents: string, loader: 'js' | 'css'): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: process.cwd() },
    nodePaths: [peers],
    // npm may put a second React beside them.
    alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, join(process.cwd(), 'node_modules', name)])),
    bundle: true,
    plugins: loader === 'js' ? [cssText] : [],
    minify: true,
    format: 'esm',
    target: 'es2022',
    // A page of ours is to know the built chunks.
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'warning',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

export const brotliBytes = (file: Buffer): number => brotliCompressSync(file).length;
