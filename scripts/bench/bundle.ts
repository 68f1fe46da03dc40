import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { cssText } from '../build/css-text.ts';

/** One script or style sheet as a page would ship it, from its source. */
export async function bundle(contents: string, loader: 'js' | 'css'): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: process.cwd() },
    // What galleries and forms are measured against is installed apart: see scripts/README.md.
    nodePaths: ['scripts/bench/node_modules'],
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
