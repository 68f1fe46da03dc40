import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { latePackageFile, type loadPackage } from '../../fake-server/load-package.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { factModules } from './fact-modules.ts';
import { recordForeignCode } from './foreign-code.ts';
import { mergeChunks } from './merge-chunks.ts';
import { outDir } from './paths.ts';

/**
 * Builds the command line and the fake platform as Node modules: a chunk for each command. Packages that are installed with it
 * stay external; React, which renders the HTML report, is bundled.
 */
export async function buildCli(): Promise<void> {
  await rm(outDir('cli'), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: {
      ...Object.fromEntries(
        ['start', 'api/index', 'api/testing', 'browser/find', 'browser/install'].map((name) => [name, `cli/${name}.ts`]),
      ),
      'help/help-texts': 'scripts/build/help-texts.ts',
    },
    outdir: outDir('cli'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }),
    jsx: 'automatic',
    plugins: [factModules],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'eof',
    logLevel: 'warning',
    metafile: true,
  });
  await mergeChunks(metafile, [['cli/start.ts'], ['cli/main.ts'], ['cli/validate/validate-files.ts', 'cli/validate/options.ts']]);
  const late = await buildLatePackages();
  await recordForeignCode('cli', { outputs: { ...metafile.outputs, ...late.outputs } }, 'node');
  await writeHelpTexts();
}

const latePackages: readonly Parameters<typeof loadPackage>[0][] = [
  'cheerio/slim',
  'third-party-web/nostats-subset',
  '@iabtcf/core',
  'ignore',
];

/** Builds one file of each package that is loaded with its first use, of what is used of it. */
async function buildLatePackages(): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: latePackages.map((name) => ({ in: name, out: latePackageFile(name).replace(/\.cjs$/, '') })),
    outdir: outDir('cli/packages'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'eof',
    logLevel: 'warning',
    metafile: true,
  });
  return metafile;
}

/**
 * Writes the texts of `--help` and `--version` and the constant outputs, which the command line prints without loading its
 * commands.
 */
async function writeHelpTexts(): Promise<void> {
  const module = pathToFileURL(join(outDir('cli'), 'help', 'help-texts.js')).href;
  const { constantOutputs, helpTexts } = (await import(module)) as typeof import('./help-texts.ts');
  await writeFile(join(outDir('cli'), 'help.json'), JSON.stringify(await helpTexts()));
  await writeFile(join(outDir('cli'), 'constant-outputs.json'), JSON.stringify(await constantOutputs()));
}
