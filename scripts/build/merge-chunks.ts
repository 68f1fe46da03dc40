import { writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** Modules that a process loads one after the other, as entry points of the build. */
export type MergeSteps = readonly (readonly string[])[];

/**
 * Makes one file of each step's files and of the chunks that they import, because Node.js needs longer to load a chunk than to
 * compile it. The first file of a step becomes the merged one. Each other file exports the names of the merged one, for the files
 * that import it. A chunk belongs to the first step that loads it.
 */
export async function mergeChunks({ outputs }: Metafile, steps: MergeSteps): Promise<void> {
  /** All files that are merged, and those that the others are merged into. */
  const merged = new Set<string>();
  const targets = new Set<string>();
  for (const names of steps) {
    const entries = names.map((name) => fileOf(outputs, name));
    const files = importedBy(outputs, entries).filter((file) => !merged.has(file));
    for (const file of files) merged.add(file);
    await mergeInto(outputs, files, (file) => merged.has(file) && !targets.has(file));
    targets.add(files[0] ?? '');
  }
}

function fileOf(outputs: Metafile['outputs'], module: string): string {
  const found = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === module);
  if (found === undefined) throw new Error(`${module} is no entry point of the build: correct its name in scripts/build/cli.ts`);
  return found;
}

/** Returns the entries and all files that they import at their start. */
function importedBy(outputs: Metafile['outputs'], entries: readonly string[]): string[] {
  const files = new Set(entries);
  for (const file of files)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) files.add(path);
  return [...files];
}

/** Merges files into the first one. `isInside`: these, and those of earlier steps, which only name what a merged file exports. */
async function mergeInto(
  outputs: Metafile['outputs'],
  files: readonly string[],
  isInside: (file: string) => boolean,
): Promise<void> {
  const [target = '', ...others] = files;
  /** Names in the merged file are those of the first file, and numbered ones. */
  const exported = others.map((file, index) =>
    (outputs[file]?.exports ?? []).map((name) => ({ name, mergedName: `merged${index}_${name}` })),
  );
  const lines = others.map((file, index) => {
    const names = exported[index]?.map(({ name, mergedName }) => `${name} as ${mergedName}`).join();
    return `export { ${names} } from './${basename(file)}';`;
  });
  const { outputFiles } = await build({
    stdin: { contents: [`export * from './${basename(target)}';`, ...lines].join('\n'), resolveDir: join(target, '..') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'eof',
    // Imports of chunks whose names are not used are left out, with a warning.
    logLevel: 'error',
    plugins: [
      {
        name: 'other-files-stay',
        setup: ({ onResolve }) => {
          onResolve({ filter: /./ }, ({ path, resolveDir, kind }) =>
            kind === 'import-statement' && isInside(relative('', resolve(resolveDir, path)))
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
  for (const [index, file] of others.entries()) {
    const names = exported[index]?.map(({ name, mergedName }) => `${mergedName} as ${name}`).join();
    await writeFile(file, `export { ${names} } from './${basename(target)}';\n`);
  }
  await writeFile(target, outputFiles[0]?.contents ?? '');
}
