import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { packageRoot } from '../../../fake-server/root.ts';
import { argumentPath } from '../../files/argument-path.ts';

/** Whether an argument is a pattern of files to leave out, such as `!dist/**`, and not the name of a file. */
export const isExclusion = (arg: string, cwd: string): boolean =>
  arg.length > 1 && arg.startsWith('!') && !existsSync(argumentPath(arg, cwd));

/**
 * Returns a test of absolute paths: whether one of the exclusions among the arguments matches it, or a folder that contains it.
 * Their place among the arguments does not matter.
 */
export async function exclusionsOf(args: readonly string[], cwd: string): Promise<(path: string) => boolean> {
  const excluding = args.filter((arg) => isExclusion(arg, cwd));
  if (excluding.length === 0) return () => false;
  const { default: picomatch } = await import('picomatch');
  const patterns = excluding.map((arg) => {
    const pattern = slashes(relative(cwd, resolve(cwd, arg.slice(1))));
    const matches = picomatch([pattern, `${pattern}/**`], { dot: true, nonegate: true });
    // A missing `fixtures/…` is that of the package.
    return { matches, roots: pattern.startsWith('fixtures/') ? [cwd, packageRoot] : [cwd] };
  });
  return (path) => patterns.some(({ matches, roots }) => roots.some((root) => matches(slashes(relative(root, path)))));
}

const slashes = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'));
