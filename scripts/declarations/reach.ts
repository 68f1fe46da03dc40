import { dirname, join } from 'node:path';
import { type DeclarationFile, type Link, readDeclarations } from './declaration-file.ts';

/** Declarations that the public exports need, by file. */
export interface Reached {
  readonly files: ReadonlyMap<string, DeclarationFile>;
  /** Names that the files declare or import, and exported names as `export NAME`; `augmentations` for those. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files with augmentations, by the entry whose imports lead to them. */
  readonly augmenting: ReadonlyMap<string, readonly string[]>;
}

/**
 * Follows the exports of the entry files, and returns what they need of each file. Augmentations count in every file that a chain
 * of imports reaches, because they have an effect without a name.
 */
export function reachFrom(entries: readonly string[], readText: (path: string) => string): Reached {
  const files = new Map<string, DeclarationFile>();
  const names = new Map<string, Set<string>>();
  const fileAt = (path: string): DeclarationFile => {
    const known = files.get(path);
    if (known) return known;
    const read = readDeclarations(path, readText(path));
    files.set(path, read);
    return read;
  };
  const follow = (from: string, { name, specifier }: Link) => {
    const path = resolveDeclaration(from, specifier);
    if (path !== null) reach(path, name);
  };
  const reachLocal = (path: string, name: string) => {
    const file = fileAt(path);
    const imported = file.imports.get(name);
    if (imported) follow(path, imported);
    for (const declaration of file.declared.get(name) ?? []) reachNames(path, declaration.names, declaration.importTypes);
  };
  const usedLocals = new Set<string>();
  const reachNames = (path: string, used: Iterable<string>, importTypes: readonly Link[]) => {
    for (const link of importTypes) follow(path, link);
    for (const name of used) {
      const file = fileAt(path);
      if (!file.declared.has(name) && !file.imports.has(name)) continue;
      if (usedLocals.has(`${path} ${name}`)) continue;
      usedLocals.add(`${path} ${name}`);
      names.set(path, (names.get(path) ?? new Set()).add(name));
      reachLocal(path, name);
    }
  };
  const reach = (path: string, name: string) => {
    const seen = names.get(path) ?? new Set();
    if (seen.has(`export ${name}`)) return;
    names.set(path, seen.add(`export ${name}`));
    const file = fileAt(path);
    if (name === '*') {
      for (const exported of [...file.exports.keys(), ...file.reExports.keys()]) reach(path, exported);
      for (const specifier of file.starExports) follow(path, { name: '*', specifier });
      return;
    }
    const local = file.exports.get(name);
    const elsewhere = file.reExports.get(name);
    if (local !== undefined) reachNames(path, [local], []);
    else if (elsewhere) follow(path, elsewhere);
    else for (const specifier of file.starExports) follow(path, { name, specifier });
  };
  for (const entry of entries) reach(entry, '*');
  const augmenting = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const found = [...filesBelow(entry, fileAt)].filter((path) => fileAt(path).augmentations.length > 0);
    augmenting.set(entry, found);
    for (const path of found)
      for (const { names: used, importTypes } of fileAt(path).augmentations) {
        names.set(path, (names.get(path) ?? new Set()).add('augmentations'));
        reachNames(path, used, importTypes);
      }
  }
  return { files, names, augmenting };
}

/** Returns every file that imports and exports lead to. */
function filesBelow(entry: string, fileAt: (path: string) => DeclarationFile): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const path of found) {
    const { imports, reExports, starExports, declared, augmentations } = fileAt(path);
    const links = [...imports.values(), ...reExports.values()].map(({ specifier }) => specifier);
    const types = [...[...declared.values()].flat(), ...augmentations].flatMap(({ importTypes }) => importTypes);
    for (const specifier of [...links, ...starExports, ...types.map(({ specifier }) => specifier)]) {
      const target = resolveDeclaration(path, specifier);
      if (target !== null) found.add(target);
    }
  }
  return found;
}

/** Returns the declaration file of a relative specifier; null for a package. */
export const resolveDeclaration = (from: string, specifier: string): string | null =>
  // No public type has a static view, whose declarations are those of the build (scripts/build/static-views.ts), or the
  // launcher's JavaScript.
  specifier.startsWith('.') && !/\?static$|\.mjs$/.test(specifier)
    ? join(dirname(from), specifier.replace(/\.(tsx?|js)$/, '.d.ts'))
    : null;
