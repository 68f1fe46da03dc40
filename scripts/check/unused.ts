import { runTool } from './tool.ts';

const knip = (...args: readonly string[]): Promise<readonly string[]> =>
  runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--config', 'scripts/check/knip-config.ts', ...args]);

/**
 * Finds unused files, exports and packages by knip: once with the tests, and once without them, for exports that only a test uses.
 */
export async function checkUnused(): Promise<readonly string[]> {
  const found = await Promise.all([
    knip('--include', 'files,exports,types,nsExports,dependencies,unlisted,unresolved'),
    knip('--production', '--include', 'files,exports,nsExports'),
  ]);
  const problems = [...new Set(found.flat())];
  return problems.length === 0
    ? []
    : [...problems, 'Remove what is listed, or its `export`, and the tests of what no code uses.'];
}
