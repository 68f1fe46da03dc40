import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { outDir, root } from '../build/paths.ts';
import { type DeclarationFile, identifierText, isNode, type Node } from './declaration-file.ts';
import { type Reached, reachFrom, resolveDeclaration } from './reach.ts';
import { withWrittenOptions } from './written-options.ts';
import { withWrittenSchemas } from './written-schemas.ts';

/** The compiler's declarations of all modules. */
export const compiled = outDir('types');
/** Declarations of the package's exports, by the name that a program imports. */
export const publicEntries = {
  'ss-runtime': join(compiled, 'cli/api/index.d.ts'),
  'ss-runtime/testing': join(compiled, 'cli/api/testing.d.ts'),
  'ss-runtime/browser': join(compiled, 'runtime/window.d.ts'),
} as const;

/** Reads what the package's exports need of the compiler's declarations. */
export function readPublicDeclarations(): Reached {
  const request = readFileSync(join(compiled, 'cli/audit/request.d.ts'), 'utf8');
  const [given = ''] = /interface GivenValues \{[\s\S]*?\n\}/.exec(request) ?? [];
  const omitted = [...given.matchAll(/readonly (\w+)\?/g)].map(([, name]) => name ?? '');
  return reachFrom(Object.values(publicEntries), (path) => {
    const text = readFileSync(path, 'utf8');
    if (!text.includes('z.infer<')) return withWrittenOptions(text, omitted);
    const source = join(root, relative(compiled, path).replace(/\.d\.ts$/, '.ts'));
    return withWrittenSchemas(source, readFileSync(source, 'utf8'));
  });
}

/** Returns the text of a declaration file with the statements that are reached alone; null for a file without one. */
export function reachedText(path: string, { files, names, augmenting }: Reached): string | null {
  const file = files.get(path);
  const reached = names.get(path);
  if (!file || !reached) return null;
  const isReached = (target: string | null) => target === null || (names.get(target)?.size ?? 0) > 0;
  const augmentations = (augmenting.get(path) ?? [])
    .filter((one) => one !== path)
    .map((one) => `import '${relativeModule(path, one)}';`);
  const kept = [...augmentations, ...file.statements.map((statement) => keptText(path, file, statement, reached, isReached))];
  const text = kept.filter((one) => one !== null).join('\n');
  return /^(import|export) /m.test(text) ? `${text}\n` : `${text}\nexport {};\n`;
}

/** Returns the specifier by which a declaration file imports another one. */
function relativeModule(from: string, to: string): string {
  const path = relative(dirname(from), to)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.ts');
  return path.startsWith('.') ? path : `./${path}`;
}

function keptText(
  path: string,
  file: DeclarationFile,
  statement: Node,
  reached: ReadonlySet<string>,
  isReached: (target: string | null) => boolean,
): string | null {
  const specifiers = (statement.specifiers ?? []) as Node[];
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => file.text.slice(start, end);
  const source = isNode(statement.source) ? textOf(statement.source) : '';
  const target = source === '' ? null : resolveDeclaration(path, source.slice(1, -1));
  if (statement.type === 'ImportDeclaration') {
    const used = specifiers.filter(({ local }) => reached.has(identifierText(local)));
    if (used.length === 0 || !isReached(target)) return null;
    const whole = used.find(({ type }) => type !== 'ImportSpecifier');
    if (whole) return textOf(statement);
    return `import type { ${used.map((one) => textOf(one).replace(/^type /, '')).join(', ')} } from ${source};`;
  }
  if (statement.type === 'ExportAllDeclaration') return isReached(target) ? textOf(statement) : null;
  if (statement.type === 'ExportNamedDeclaration' && !isNode(statement.declaration)) {
    const used = specifiers.filter(({ exported }) => reached.has(`export ${identifierText(exported)}`));
    if (used.length === 0) return null;
    const type = textOf(statement).startsWith('export type ') ? 'type ' : '';
    return `export ${type}{ ${used.map(textOf).join(', ')} }${source === '' ? '' : ` from ${source}`};`;
  }
  const declaration = [...file.declared]
    .filter(([name]) => reached.has(name))
    .flatMap(([, declarations]) => declarations)
    .concat(reached.has('augmentations') ? file.augmentations : [])
    .find(({ node }) => node === statement);
  return declaration ? textOf(declaration) : null;
}
