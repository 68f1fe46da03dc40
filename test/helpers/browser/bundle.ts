import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { cssText } from '../../../scripts/build/css-text.ts';
import { staticViews } from '../../../scripts/build/static-views.ts';

/** Bundles code that imports from the repository's root (`./runtime/…`) into one script for a page. */
export async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('../../..', import.meta.url)), loader: 'ts' },
    bundle: true,
    plugins: [cssText, staticViews],
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
  });
  return outputFiles[0]?.text ?? '';
}
