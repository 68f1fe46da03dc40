import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { outDir, root } from './paths.ts';

/**
 * Packages, as paths below `node_modules`, by built file, as a path from the root. Each part of the build writes one such file.
 */
export type ForeignCode = Readonly<Record<string, readonly string[]>>;

/** Folder of the lists, one for each part of the build. */
export const foreignDir = outDir('foreign');

/**
 * Lists the packages inside the built files of a part for `THIRD-PARTY-NOTICES.md`. Files for browsers get a last line with the
 * names and licences of these packages, since they are served one by one, without the notices. Call it when the files are
 * complete.
 */
export async function recordForeignCode(
  part: string,
  { outputs }: Pick<Metafile, 'outputs'>,
  platform: 'browser' | 'node',
): Promise<void> {
  const code: Record<string, readonly string[]> = {};
  for (const [path, { inputs }] of Object.entries(outputs)) {
    if (!/\.(c?js|css)$/.test(path)) continue;
    const packages = packagesIn(
      Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
    );
    if (packages.length === 0) continue;
    code[relative(root, path)] = packages;
    if (platform === 'browser') await appendFile(join(root, path), `${await licenceLine(packages)}\n`);
  }
  await mkdir(foreignDir, { recursive: true });
  await writeFile(join(foreignDir, `${part}.json`), JSON.stringify(code, null, 2));
}

/** Returns the packages of source files, as paths below `node_modules`, because two versions of one may be there. Sorted. */
const packagesIn = (inputs: readonly string[]): readonly string[] =>
  [
    ...new Set(inputs.flatMap((input) => /\bnode_modules\/((?:.*\bnode_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [])),
  ].sort();

/** Package.json of an installed package, as far as notices need it. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

export const readPackage = async (path: string): Promise<PackageFacts> =>
  JSON.parse(await readFile(join(root, 'node_modules', path, 'package.json'), 'utf8')) as PackageFacts;

async function licenceLine(paths: readonly string[]): Promise<string> {
  const facts = await Promise.all(paths.map(readPackage));
  const list = facts.map(({ name, version, license }) => `${name} ${version} (${license.replace(/[()]/g, '')})`);
  return `/*! Contains ${list.join(', ')}; licences: THIRD-PARTY-NOTICES.md of ss-runtime */`;
}
