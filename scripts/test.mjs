// `npm test`: prepares the clone, finds or installs a browser, runs the checks and the tests. Arguments go to vitest.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallRedis } from './find-redis.mjs';
import { asScript, log, root, run, setup } from './setup.mjs';

const args = process.argv.slice(2);
const all = args.length === 0;
const browserNeeded = !args.includes('unit');

await asScript(async () => {
  await setup();
  // In parallel: installing waits for the network, checking uses the processor.
  const checked = all ? run(process.execPath, [join(root, 'scripts/run.mjs'), join(root, 'scripts/check.ts')]) : undefined;
  await Promise.all([checked, findPrograms()]);
  await run(process.execPath, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'test/vitest.config.ts',
    ...args,
  ]);
});

/** Writes the paths of the programs that tests start into the environment: a browser, the headless shell, Redis. */
async function findPrograms() {
  if (browserNeeded) {
    const { findHeadlessShell } = await import('../.build/cli/browser/find.js');
    const { browserWaysOut, findOrInstallBrowser, findOrInstallHeadlessShell, mayInstallPackages } = await import(
      '../.build/cli/browser/install.js'
    );
    // A browser that the environment names is used for all tests.
    const isChosen = Boolean(process.env.PUPPETEER_EXECUTABLE_PATH);
    const browser = await findOrInstallBrowser(process.env, log);
    if (!browser) throw new Error(browserWaysOut);
    // An installation that fails is tried once for this checkout.
    const mark = join(root, '.build', 'no-headless-shell');
    const find = existsSync(mark) ? findHeadlessShell : findOrInstallHeadlessShell;
    const shell = isChosen ? null : await find(process.env, log);
    if (!isChosen && !shell && mayInstallPackages(process.env)) writeFileSync(mark, '');
    process.env.PUPPETEER_EXECUTABLE_PATH = browser.path;
    if (shell) process.env.HEADLESS_SHELL_PATH = shell;
    else delete process.env.HEADLESS_SHELL_PATH;
  }
  // Without Redis the tests of the queue fail, and name it as missing.
  const redis = await findOrInstallRedis(process.env);
  if (redis) process.env.REDIS_SERVER_PATH = redis;
}
