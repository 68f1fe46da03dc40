import { posix } from 'node:path';
import { checkFloors } from './floors.ts';
import { importRules, pluginFolders } from './import-rules.ts';
import { markProblems } from './marks.ts';
import { parsedSource, type SourceImport } from './parsed-source.ts';
import { readSource, sourceFiles, withoutComments } from './sources.ts';

/**
 * Checks the layers of the code: the table of import-rules.ts (type imports count), plug-ins that import no sibling, React in
 * .tsx only, marks of things outside their place (marks.ts), no circles of files, and floors inside the folders (floors.ts).
 */
export async function checkImports(): Promise<readonly string[]> {
  const files = sourceFiles('runtime', 'fake-server', 'cli', 'scripts');
  const graph = new Map(files.map((file) => [file, parsedSource(file).imports]));
  const problems: string[] = [];
  for (const [file, imports] of graph) {
    const rule = importRules.find((row) => row.files.test(file));
    for (const { target } of imports) {
      const inOwnFeature = featureOf(file) !== null && featureOf(file) === featureOf(target);
      if (!inOwnFeature && !target.endsWith('.css') && !rule?.may.some((pattern) => pattern.test(target)))
        problems.push(
          `${file} may not import ${target}: ${rule?.instead ?? 'no rule matches this file, see scripts/check/import-rules.ts'}`,
        );
      if (react.test(target) && !file.endsWith('.tsx') && !file.startsWith('scripts/'))
        problems.push(`${file} imports ${target}, but React belongs in .tsx files: rename the file, or move the view out`);
      if (isSibling(file, target) && !target.endsWith('.css'))
        problems.push(`${file} imports its sibling plug-in ${target}: move the shared code beside the folder`);
    }
    problems.push(...markProblems(file, withoutComments(readSource(file))));
  }
  // The table of chunks imports every chunk dynamically, so its imports form no circle at run time.
  const table = 'runtime/chunks.ts';
  const ofFiles = new Map([...graph].filter(([file]) => file !== table).map(([file, imports]) => [file, targetsOf(imports)]));
  return [...problems, ...sameNames(files), ...unshared(ofFiles), ...cycles(ofFiles), ...checkFloors(ofFiles)];
}

/**
 * Modules whose paths differ in case or in `.ts` and `.tsx` alone: TypeScript and the file systems of macOS and Windows take them
 * for one.
 */
export function sameNames(files: readonly string[]): string[] {
  const known = new Map<string, string>();
  return files.flatMap((file) => {
    const name = file.replace(/\.tsx?$/, '').toLowerCase();
    const other = known.get(name);
    known.set(name, file);
    return other ? [`${file} and ${other} have one name where case does not count: rename one`] : [];
  });
}

const react = /^react(-dom)?(\/|$)/;

const targetsOf = (imports: readonly SourceImport[]): readonly string[] => imports.map(({ target }) => target);

const featureOf = (file: string): string | null => /^runtime\/features\/[^/]+\//.exec(file)?.[0] ?? null;

/** Returns whether a plug-in imports a sibling; a style sheet with the plug-in's name is part of the plug-in. */
const isSibling = (file: string, target: string): boolean =>
  target !== file.replace(/\.tsx?$/, '.css') &&
  pluginFolders.some(
    (folder) => posix.dirname(file) === folder && posix.dirname(target) === folder && posix.basename(file) !== 'index.ts',
  );

/** Returns the modules of the contract that no module of the bundle reaches, even by type: these are of the Node side alone. */
export function unshared(graph: ReadonlyMap<string, readonly string[]>): string[] {
  // The rows of the languages name their texts by a pattern.
  const inContract = (file: string): boolean =>
    file.startsWith('runtime/contract/') && !/^runtime\/contract\/texts\/[a-z]{2}\//.test(file);
  const reached = new Set([...graph.keys()].filter((file) => file.startsWith('runtime/') && !inContract(file)));
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);
  return [...graph.keys()]
    .filter((file) => inContract(file) && !reached.has(file))
    .map((file) => `${file}: no module of the bundle imports it: move it to the lowest folder of fake-server/ or cli/ that does`);
}

/** Returns the circles of imports, type imports included, each once. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) {
      found.add(
        `these imports form a circle: ${[...trail.slice(start), node].join(' -> ')}: declare an interface in the lower file`,
      );
      return;
    }
    if (done.has(node)) return;
    for (const target of graph.get(node) ?? []) visit(target, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return [...found];
}
