import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { recordForeignCode } from './foreign-code.ts';
import { outDir } from './paths.ts';

/**
 * Builds the command line and the fake platform as Node modules: a chunk for each command. Packages that are installed with it stay external;
 * React, which renders the HTML report, is bundled.
 */
export async function buildCli(): Promise<void> {
  await rm(outDir('cli'), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: ['cli/main.ts', 'cli/api/index.ts', 'cli/api/testing.ts', 'cli/browser/find.ts', 'cli/browser/install.ts'],
    outdir: outDir('cli'),
    outbase: 'cli',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'eof',
    logLevel: 'warning',
    metafile: true,
  });
  await recordForeignCode('cli', metafile, 'node');
}
