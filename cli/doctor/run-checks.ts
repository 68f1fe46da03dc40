import type { Env } from '../io.ts';
import { checkBrowser } from './browser-check.ts';
import { checkBuild, checkChunks } from './build-check.ts';
import type { Check } from './check.ts';
import { checkNode } from './node-check.ts';
import { checkPort } from './port-check.ts';

export interface CheckOptions {
  /** The package's own folder. */
  readonly root: string;
  readonly env: Env;
  readonly nodeVersion: string;
  /** The port that `serve` takes when nothing else is said. */
  readonly port: number;
}

/** Looks at everything that the commands need, and changes nothing. */
export const runChecks = async ({ root, env, nodeVersion, port }: CheckOptions): Promise<readonly Check[]> => [
  checkNode(nodeVersion),
  await checkBuild(root),
  await checkChunks(root),
  await checkBrowser(env),
  await checkPort(port),
];
