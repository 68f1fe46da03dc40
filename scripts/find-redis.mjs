// Finds the Redis server that the tests and the bench of `audit --queue` start, or installs it.

import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log, root } from './setup.mjs';

/**
 * Returns the path of REDIS_SERVER_PATH, or of redis-server on PATH or in the usual places, after an attempt to install it; null
 * without one.
 */
export async function findOrInstallRedis(env) {
  if (env.REDIS_SERVER_PATH) return env.REDIS_SERVER_PATH;
  const { firstRunnable } = await import('../.build/cli/browser/find.js');
  const { installPackage, mayInstallPackages } = await import('../.build/cli/browser/install.js');
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const find = () => firstRunnable(folders.map((folder) => join(folder, 'redis-server')));
  const found = await find();
  // An installation that fails is tried once for this checkout.
  const mark = join(root, '.build', 'no-redis-server');
  if (found || existsSync(mark)) return found;
  log('There is no Redis server yet; the tests of `audit --queue` need one.');
  await installPackage('redis-server', env, log);
  const installed = await find();
  if (!installed && mayInstallPackages(env)) writeFileSync(mark, '');
  return installed;
}
