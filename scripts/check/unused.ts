import { runTool } from './tool.ts';

const knip = (...args: readonly string[]): Promise<readonly string[]> =>
  runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--config', 'scripts/check/knip-config.ts', ...args]);

/**
 * Finds unused files, exports and packages by knip: once with the tests, and once without them, for tables that only a test uses.
 * knip-config.ts lists the tables that wait for a feature.
 */
export async function checkUnused(): Promise<readonly string[]> {
  const found = await Promise.all([
    knip('--include', 'files,exports,types,nsExports,dependencies,unlisted,unresolved'),
    knip('--production', '--include', 'files,exports,nsExports'),
  ]);
  const problems = [...new Set(found.flat())];
  return problems.length === 0
    ? []
    : [
        ...problems,
        'Remove what is listed, or its `export`; a table that waits for a feature has a row in scripts/check/knip-config.ts.',
      ];
}
