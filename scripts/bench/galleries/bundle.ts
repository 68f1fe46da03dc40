import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { shortNames } from '../../build/short-names.ts';

/** One script or style sheet as a page would ship it, from its source. */
export async function bundle(contents: string, loader: 'js' | 'css'): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // A page of ours is to know the built chunks.
    ...shortNames,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'warning',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

export const brotliBytes = (file: Buffer): number => brotliCompressSync(file).length;
