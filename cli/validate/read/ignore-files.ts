import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Ignore } from 'ignore';
import { loadPackage } from '../../../fake-server/load-package.ts';
import { isInFolder } from '../../../fake-server/sites/find-file.ts';

/** Names of ignore files, the last one with precedence. */
export const ignoreFileNames = ['.gitignore', '.ss-runtime-ignore'] as const;

/** The rules of the ignore files in a folder and above it, for the entries of this folder. */
export class IgnoreRules {
  readonly #folder: string;
  readonly #levels: readonly IgnoreLevel[];

  constructor(folder: string, levels: readonly IgnoreLevel[]) {
    this.#folder = folder;
    this.#levels = levels;
  }

  /** Whether an entry of the folder is ignored. The folder itself is not. */
  ignores(entry: string, isFolder: boolean): boolean {
    const path = join(this.#folder, entry);
    let ignored = false;
    for (const { folder, rules } of this.#levels) {
      const name = relative(folder, path).split(sep).join('/');
      const result = rules.checkIgnore(isFolder ? `${name}/` : name);
      if (result.ignored) ignored = true;
      else if (result.unignored) ignored = false;
    }
    return ignored;
  }

  /** Returns the rules for the entries of a subfolder. */
  below(entry: string): IgnoreRules {
    const folder = join(this.#folder, entry);
    return new IgnoreRules(folder, [...this.#levels, ...levelsOf(folder)]);
  }
}

interface IgnoreLevel {
  readonly folder: string;
  readonly rules: Ignore;
}

/**
 * Returns the rules for the entries of a folder that is named, as git reads them: those of all folders from the repository's
 * root, or from `cwd` outside a repository. Rules that ignore the named folder itself do not apply, because it is read (our
 * choice).
 */
export function ignoreRulesOf(folder: string, cwd: string): IgnoreRules {
  const folders = foldersFrom(rootOf(folder, cwd), folder);
  let rules = new IgnoreRules(folders[0] ?? folder, [
    ...excludedBy(join(folders[0] ?? folder, '.git', 'info', 'exclude'), folders[0] ?? folder),
    ...levelsOf(folders[0] ?? folder),
  ]);
  for (const each of folders.slice(1)) {
    const name = basename(each);
    rules = rules.ignores(name, true) ? new IgnoreRules(each, levelsOf(each)) : rules.below(name);
  }
  return rules;
}

function rootOf(folder: string, cwd: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) break;
  }
  return isInFolder(folder, cwd) ? cwd : folder;
}

/** Returns the folders from the root to a folder inside it, in this order. */
function foldersFrom(root: string, folder: string): readonly string[] {
  const names = relative(root, folder).split(sep).filter(Boolean);
  return [root, ...names.map((_name, index) => join(root, ...names.slice(0, index + 1)))];
}

const levelsOf = (folder: string): readonly IgnoreLevel[] =>
  ignoreFileNames.flatMap((name) => excludedBy(join(folder, name), folder));

/** Returns the rules of one file; an empty list for a missing or unreadable one. */
function excludedBy(path: string, folder: string): readonly IgnoreLevel[] {
  const text = readIgnoreFile(path);
  if (text === null) return [];
  // Loaded only then, because it takes as long to load as hundreds of small files to check.
  const ignore = loadPackage('ignore');
  // Git tells upper and lower case apart, except on disks that do not.
  return [{ folder, rules: ignore({ ignorecase: false }).add(text) }];
}

function readIgnoreFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch {
    return null;
  }
}
