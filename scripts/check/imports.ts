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

/** The layering of the code: the table of import-rules.ts, plug-ins that know no sibling, React in .tsx only, reserved words, no cycles. */
export async function checkImports(): Promise<readonly string[]> {
  const files = sourceFiles('runtime', 'fake-server', 'cli', 'scripts');
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const problems: string[] = [];
  for (const [file, imports] of graph) {
    const rule = importRules.find((row) => row.files.test(file));
    for (const { target, typeOnly } of imports) {
      // Types cost nothing and may come from any schema: only values are held to the floors there.
      if (typeOnly && target.startsWith('runtime/contract/schemas/')) continue;
      if (!rule?.may.some((pattern) => pattern.test(target))) problems.push(`${file} may not import ${target}`);
      if (/^react(-dom)?(\/|$)/.test(target) && !file.endsWith('.tsx') && !file.startsWith('scripts/'))
        problems.push(`${file} imports ${target}, but React belongs in .tsx files`);
      if (isSibling(file, target)) problems.push(`${file} imports its sibling plug-in ${target}`);
    }
    const code = withoutComments(readSource(file));
    for (const row of reservedWords) {
      if (row.in.test(file) && !row.only.test(file) && row.word.test(code))
        problems.push(`${file} holds ${row.word.source}: ${row.why}`);
    }
  }
  return [...problems, ...cycles(graph)];
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

const isSibling = (file: string, target: string): boolean =>
  pluginFolders.some(
    (folder) => posix.dirname(file) === folder && posix.dirname(target) === folder && posix.basename(file) !== 'index.ts',
  );

/** Circles of value imports, each named once by its first file in reading order. */
function cycles(graph: ReadonlyMap<string, readonly Import[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      found.push(`imports go round in a circle: ${[...trail.slice(start), file].join(' -> ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const { target, typeOnly } of graph.get(file) ?? []) if (!typeOnly) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
