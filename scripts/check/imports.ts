import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../build/paths.ts';
import { importRules, pluginFolders, reservedWords } from './import-rules.ts';
import { readSource, sourceFiles, withoutComments } from './sources.ts';

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|(?:^|[\s;])import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/**
 * The layering of the code: the table of import-rules.ts (imports of types count), plug-ins that know no sibling, React in .tsx only,
 * reserved words, and no circles, neither of files nor of the runtime's features.
 */
export async function checkImports(): Promise<readonly string[]> {
  const files = sourceFiles('runtime', 'fake-server', 'cli', 'scripts');
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const problems: string[] = [];
  for (const [file, imports] of graph) {
    const rule = importRules.find((row) => row.files.test(file));
    for (const { target, typeOnly } of imports) {
      // The type of a schema costs nothing, and is the one declaration of a payload.
      if (typeOnly && /^runtime\/contract\/(?:.*-schemas?\.ts$|schemas\/)/.test(target)) continue;
      const inOwnFeature = featureOf(file) !== null && featureOf(file) === featureOf(target);
      if (!inOwnFeature && !target.endsWith('.css') && !rule?.may.some((pattern) => pattern.test(target)))
        problems.push(
          `${file} may not import ${target}: ${rule?.instead ?? 'no rule knows this file, see scripts/check/import-rules.ts'}`,
        );
      if (react.test(target) && !file.endsWith('.tsx') && !file.startsWith('scripts/'))
        problems.push(`${file} imports ${target}, but React belongs in .tsx files`);
      if (isSibling(file, target) && !target.endsWith('.css'))
        problems.push(`${file} imports its sibling plug-in ${target}: move what both need beside the folder`);
    }
    const code = withoutComments(readSource(file));
    for (const row of reservedWords) {
      if (row.in.test(file) && !row.only.test(file) && row.word.test(code))
        problems.push(`${file} holds ${row.word.source}: ${row.why}`);
    }
  }
  // The table of chunks names everything, and nothing of it is there before it is fetched.
  const table = 'runtime/chunks.ts';
  const ofFiles = new Map([...graph].filter(([file]) => file !== table).map(([file, imports]) => [file, targetsOf(imports)]));
  return [...problems, ...cycles(ofFiles), ...cycles(roomsOf(ofFiles))];
}

const react = /^react(-dom)?(\/|$)/;

const targetsOf = (imports: readonly Import[]): readonly string[] => imports.map(({ target }) => target);

const featureOf = (file: string): string | null => /^runtime\/features\/[^/]+\//.exec(file)?.[0] ?? null;

/** The same graph with each feature of the runtime as one node. */
function roomsOf(graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const rooms = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const room = featureOf(file);
    if (room === null) continue;
    const others = targets.flatMap((target) => featureOf(target) ?? []).filter((other) => other !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  return rooms;
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  for (const match of withoutTemplates(withoutComments(readSource(file))).matchAll(importPattern)) {
    const specifier = match[2] ?? match[3] ?? match[4] ?? '';
    found.push({ target: resolveFrom(file, specifier), typeOnly: match[1] !== undefined });
  }
  return found;
}

/** Generated code in a template is no import of the file that holds it. */
const withoutTemplates = (code: string): string => code.replace(/`(?:[^`\\]|\\.)*`/g, '``');

function resolveFrom(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.join(posix.dirname(file), specifier);
  return existsSync(join(root, path)) ? path : `${path} (no such file)`;
}

/** A plug-in's own style sheet is none. */
const isSibling = (file: string, target: string): boolean =>
  target !== file.replace(/\.tsx?$/, '.css') &&
  pluginFolders.some(
    (folder) => posix.dirname(file) === folder && posix.dirname(target) === folder && posix.basename(file) !== 'index.ts',
  );

/** Circles of imports, those of types included, each named once by its first member in reading order. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) {
      found.add(
        `imports go round in a circle: ${[...trail.slice(start), node].join(' -> ')}: declare what the lower one needs as an interface there`,
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
