import { runTool } from './tool.ts';

const knip = (...args: readonly string[]): Promise<readonly string[]> =>
  runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints', '--config', 'scripts/check/knip-config.ts', ...args]);

/**
 * Files, exports and packages that nobody uses, by knip: once with the tests as users, once for what the product itself uses, so
 * that a table whose only user is its test is found. What may wait for a feature to come is listed in knip-config.ts.
 */
export async function checkUnused(): Promise<readonly string[]> {
  const found = await Promise.all([
    knip('--include', 'files,exports,types,nsExports,dependencies,unlisted,unresolved'),
    knip('--production', '--include', 'files,exports,nsExports'),
  ]);
  return [...new Set(found.flat())];
}
