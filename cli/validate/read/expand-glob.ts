import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { packageRoot } from '../../../fake-server/root.ts';
import { type IgnoreRules, ignoreRulesOf } from './ignore-files.ts';

// Patterns are expanded here, because shells do not expand quoted ones, and some do not support `**`.

/** Whether a name is a pattern with `*`, `?`, `[…]` or `{…}`. */
export const isGlob = (name: string): boolean => isDynamicPattern(name);

/**
 * Returns the names of the files and folders that match a pattern, in order, relative to `cwd` for a relative pattern. Hidden
 * ones are left out, as shells do, node_modules unless the pattern names it (our choice), and what ignore files name below the
 * part of the pattern that is no pattern. A `fixtures/…` without a match is searched in the package.
 */
export async function expandGlob(pattern: string, cwd: string, signal: AbortSignal): Promise<readonly string[]> {
  const fallbacks = /^fixtures\//.test(pattern) ? [packageRoot] : [];
  for (const from of [cwd, ...fallbacks]) {
    const paths = await glob(pattern, {
      cwd: from,
      signal,
      absolute: true,
      onlyFiles: false,
      expandDirectories: false,
      followSymbolicLinks: false,
      ignore: pattern.includes('node_modules') ? [] : ['**/node_modules/**'],
    });
    const base = resolve(from, pattern.slice(0, pattern.search(/[*?[{(!+@]/)).replace(/[^/]*$/, ''));
    const isIgnored = ignoredBelow(base, from);
    const read = paths.filter((path) => !isIgnored(path));
    const names = read.map((path) => (isAbsolute(pattern) ? path : relative(from, path)));
    if (names.length > 0) return names.sort();
  }
  return [];
}

/** Returns a test of absolute paths inside a folder: whether an ignore file names it, or a folder that contains it. */
function ignoredBelow(base: string, cwd: string): (path: string) => boolean {
  const known = new Map<string, IgnoreRules | null>([[base, ignoreRulesOf(base, cwd)]]);
  /** Returns the rules of a folder; null for an ignored one. */
  const rulesOf = (folder: string): IgnoreRules | null => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const above = folder.startsWith(base) ? rulesOf(dirname(folder)) : null;
    const rules = above && !above.ignores(basename(folder), true) ? above.below(basename(folder)) : null;
    known.set(folder, rules);
    return rules;
  };
  return (path) => path !== base && rulesOf(dirname(path))?.ignores(basename(path), path.endsWith(sep)) !== false;
}
