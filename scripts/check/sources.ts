import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { root } from '../build/paths.ts';

/** Returns the TypeScript files below the folders, as paths from the root with forward slashes, sorted. */
export const sourceFiles = (...folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(folder, name.split(sep).join('/')),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules/'))
    .sort();

/** Returns the paths, sorted, of tracked files and of new files that git does not ignore, if they match. */
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

/** Returns the text with its comments blanked out; strings that contain `//` are kept. */
export const withoutComments = (text: string): string =>
  text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:/\\])\/\/[^\n]*/g,
    (all, string) => string ?? all.replace(/[^\n]/g, ' '),
  );
