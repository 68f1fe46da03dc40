import { isAbsolute, relative } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { packageRoot } from '../../../fake-server/root.ts';

// Patterns are expanded here, because shells do not expand quoted ones, and some do not support `**`.

/** Whether a name is a pattern with `*`, `?`, `[…]` or `{…}`. */
export const isGlob = (name: string): boolean => isDynamicPattern(name);

/**
 * Returns the names of the files and folders that match a pattern, in order, relative to `cwd` for a relative pattern. Hidden ones
 * are left out, as shells do, and node_modules unless the pattern names it (our choice). A `fixtures/…` without a match is searched
 * in the package.
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
    const names = paths.map((path) => (isAbsolute(pattern) ? path : relative(from, path)));
    if (names.length > 0) return names.sort();
  }
  return [];
}
