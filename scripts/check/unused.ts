import { posix } from 'node:path';
import { readSource, trackedFiles } from './sources.ts';
import { runTool } from './tool.ts';

const knip = (...args: readonly string[]): Promise<readonly string[]> =>
  runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--config', 'scripts/check/knip-config.ts', ...args]);

const cssImport = /(?:from|import)\s*['"](\.[^'"]+\.css)['"]/g;

/** Returns the style sheets that no module and no other style sheet imports. knip follows modules only. */
export function unusedStyles(paths: readonly string[], textOf: (path: string) => string): readonly string[] {
  const imported = paths.flatMap((path) =>
    [...textOf(path).matchAll(cssImport)].map(([, target = '']) => posix.join(posix.dirname(path), target)),
  );
  return paths
    .filter((path) => path.endsWith('.css') && !imported.includes(path))
    .map((path) => `${path}: no module and no style sheet imports it`);
}

/**
 * Finds unused files, exports and packages by knip: once with the tests, and once without them, for exports that only a test
 * uses.
 */
export async function checkUnused(): Promise<readonly string[]> {
  const found = await Promise.all([
    knip('--include', 'files,exports,types,nsExports,dependencies,unlisted,unresolved'),
    knip('--production', '--include', 'files,exports,nsExports'),
  ]);
  const styles = unusedStyles(trackedFiles(/^runtime\/.*\.(tsx?|css)$/), readSource);
  const problems = [...new Set([...found.flat(), ...styles])];
  return problems.length === 0
    ? []
    : [...problems, 'Remove what is listed, or its `export`, and the tests of what no code uses.'];
}
