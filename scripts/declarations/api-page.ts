import { relative } from 'node:path';
import { type Declaration, type DeclarationFile, docBefore, identifierText, isNode, type Node } from './declaration-file.ts';
import { compiled, publicEntries } from './public-declarations.ts';
import { type Reached, resolveDeclaration } from './reach.ts';

/** A declaration that the documentation shows. */
interface Shown {
  readonly name: string;
  readonly path: string;
  readonly file: DeclarationFile;
  readonly declarations: readonly Declaration[];
}

/** Returns the exports of an entry by name; those of `export * as name` as a list. */
function exportsOf(path: string, reached: Reached): readonly Shown[] {
  const file = reached.files.get(path);
  if (!file) return [];
  const names = [...file.exports.keys(), ...file.reExports.keys()];
  return names.flatMap((name) => {
    const link = file.reExports.get(name);
    const target = link && resolveDeclaration(path, link.specifier);
    if (target && link.name === '*') return exportsOf(target, reached).map((one) => ({ ...one, name: `${name}.${one.name}` }));
    const found = findDeclaration(path, name, reached);
    return found ? [{ ...found, name }] : [];
  });
}

/** Follows a name to its declaration. */
function findDeclaration(path: string, name: string, reached: Reached): Omit<Shown, 'name'> | null {
  const file = reached.files.get(path);
  if (!file) return null;
  const local = file.exports.get(name) ?? name;
  const declarations = file.declared.get(local);
  if (declarations) return { path, file, declarations };
  const link = file.reExports.get(name) ?? file.imports.get(local);
  const target = link && resolveDeclaration(path, link.specifier);
  return target ? findDeclaration(target, link.name, reached) : null;
}

/** Returns what lacks a docstring: exported names, and members of exported interfaces and classes. */
export function undocumented(reached: Reached): readonly string[] {
  const problems = new Set<string>();
  for (const [entry, path] of Object.entries(publicEntries))
    for (const { name, path: from, file, declarations } of exportsOf(path, reached)) {
      const place = `${relative(compiled, from).replace(/\.d\.ts$/, '.ts')}: ${name}`;
      if (declarations.every(({ doc }) => doc === '')) problems.add(`${place}, an export of ${entry}, has no docstring`);
      for (const { node } of declarations)
        for (const member of membersOf(node))
          if (docBefore(member.start, file.text, file.comments) === null)
            problems.add(`${place}.${identifierText(member.key)} has no docstring`);
    }
  return [...problems];
}

/** Returns the members of an interface or class that need a docstring: not constructors, private members and an error's name. */
function membersOf(statement: Node): readonly Node[] {
  const members: Node[] = [];
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'ClassDeclaration') return [];
  for (const member of ((declaration.body as Node).body as Node[]) ?? [])
    if (isNode(member.key) && member.computed !== true && member.accessibility !== 'private' && !isInherited(member))
      members.push(member);
  return members;
}

const isInherited = ({ key, override }: Node): boolean => identifierText(key) === 'constructor' || override === true;

/** Returns the documentation of the package's exports as Markdown. */
export function apiPage(reached: Reached): string {
  const shown = new Set<Declaration>();
  const sections = Object.entries(publicEntries).map(([entry, path]) => {
    const all = exportsOf(path, reached).filter(({ declarations }) => declarations.some((one) => !shown.has(one)));
    for (const { declarations } of all) for (const one of declarations) shown.add(one);
    const parts = all.filter(({ name }) => !name.includes('.')).sort((one, other) => one.name.localeCompare(other.name, 'en'));
    const lists = all.filter(({ name }) => name.includes('.'));
    return [`## ${entry}`, introductions[entry] ?? '', ...parts.map(partOf), ...listOf(lists)].join('\n\n');
  });
  const others = otherTypes(reached, shown).map(partOf);
  return [heading, ...sections, '## Types of members', 'They have no export of their own.', ...others].join('\n\n').concat('\n');
}

const heading = `# API

Written from the type declarations when the package is made. The options are those of the commands.`;

const introductions: Readonly<Record<string, string>> = {
  'ss-runtime':
    "`import { audit, replay, start, validate } from 'ss-runtime'`: the commands as functions, for Node.js 20.19 and newer.",
  'ss-runtime/testing': "`import { startTestPlatform } from 'ss-runtime/testing'`: the fake platform for tests.",
  'ss-runtime/browser':
    "`import type {} from 'ss-runtime/browser'`: types of `window.SSRuntime`, for scripts of pages. They need TypeScript's " +
    'library `dom`; all others need no library and no `@types/node`.',
};

function partOf({ name, file, declarations }: Shown): string {
  const renamed = (code: string) => code.replace(/^(interface|type) \w+/, `$1 ${name}`);
  const docs = declarations.map(({ doc }) => doc).filter((doc) => doc !== '');
  const code = declarations.map(({ node }) =>
    renamed(
      file.text
        .slice(node.start, node.end)
        .replace(/^export (declare )?/, '')
        .replace(/import\('[^']+'\)\./g, ''),
    ),
  );
  return [`### ${name}`, ...docs.map(paragraphs), `\`\`\`ts\n${code.join('\n').replace(/^ {4}/gm, '  ')}\n\`\`\``].join('\n\n');
}

/** Returns a docstring with its tags as sentences. */
const paragraphs = (doc: string): string =>
  doc
    .replace(/\s*\n\s*(?!@)/g, ' ')
    .replace(/\n?@param (\w+) /g, '\n\n`$1`: ')
    .replace(/\n?@returns /g, '\n\nReturns ');

function listOf(lists: readonly Shown[]): readonly string[] {
  const [first] = lists;
  if (!first) return [];
  const rows = lists.map(
    ({ name, declarations }) => `- \`${name}\`${declarations[0]?.doc ? `: ${paragraphs(declarations[0].doc)}` : ''}`,
  );
  return [
    `### ${first.name.split('.')[0]}`,
    'Numbers and names that exports and page contexts of the platform use.',
    rows.join('\n'),
  ];
}

/** Returns the declarations outside the runtime that the shown ones refer to. */
function otherTypes(reached: Reached, shown: Set<Declaration>): readonly Shown[] {
  const others: Shown[] = [];
  for (const [path, names] of reached.names) {
    const file = reached.files.get(path);
    if (!file || /^runtime\//.test(relative(compiled, path))) continue;
    for (const name of names) {
      const declarations = file.declared.get(name) ?? [];
      const isShown = declarations.length === 0 || declarations.some((one) => shown.has(one));
      const isType = declarations.every(({ node }) =>
        /TS(Interface|TypeAlias)Declaration/.test((node.declaration as Node | null)?.type ?? node.type),
      );
      if (isShown || !isType) continue;
      for (const one of declarations) shown.add(one);
      others.push({ name: aliasOf(path, name, reached) ?? name, path, file, declarations });
    }
  }
  return others.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the other name by which the shown declarations import a type; null without one. */
function aliasOf(path: string, name: string, { files }: Reached): string | null {
  for (const [from, { imports }] of files)
    for (const [local, link] of imports)
      if (link.name === name && local !== name && resolveDeclaration(from, link.specifier) === path) return local;
  return null;
}
