import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { argumentPath } from '../../argument-path.ts';

/** Whether an argument is a pattern of files to leave out, such as `!dist/**`, and not the name of a file. */
export const isExclusion = (arg: string, cwd: string): boolean =>
  arg.length > 1 && arg.startsWith('!') && !existsSync(argumentPath(arg, cwd));

/**
 * Returns a test of absolute paths: whether one of the exclusions among the arguments matches it, or a folder that contains it. Their
 * place among the arguments does not matter.
 */
export function exclusionsOf(args: readonly string[], cwd: string): (path: string) => boolean {
  const patterns = args
    .filter((arg) => isExclusion(arg, cwd))
    .map((arg) => {
      const pattern = slashes(relative(cwd, resolve(cwd, arg.slice(1))));
      return picomatch([pattern, `${pattern}/**`], { dot: true, nonegate: true });
    });
  return (path) => patterns.some((matches) => matches(slashes(relative(cwd, path))));
}

const slashes = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'));
