import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { root } from '../build/paths.ts';

/** Every TypeScript file below a top folder, as paths from the root with forward slashes, sorted. */
export const sourceFiles = (...folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(folder, name.split(sep).join('/')),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules/'))
    .sort();

/** Files that git knows or would add, whose path matches, sorted. */
export const trackedFiles = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((path) => pattern.test(path) && existsSync(join(root, path)))
    .sort();

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The text without comments, so that words in prose count for nothing. Strings that hold `//` survive. */
export const withoutComments = (text: string): string =>
  text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:/\\])\/\/[^\n]*/g,
    (all, string) => string ?? all.replace(/[^\n]/g, ' '),
  );
