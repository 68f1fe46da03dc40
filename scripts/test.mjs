// `npm test`: prepares the clone, finds or installs a browser, runs the checks and the tests. Arguments go to vitest.
// `npm run test:fast`: the checks and the tests without a browser.
// `npm run test:engines [-- ENGINE …] [--skip-missing]`: the scenarios of test/engines/ in Chromium, Firefox and WebKit.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallEngine } from './find-engines.mjs';
import { findOrInstallRedis } from './find-redis.mjs';
import { asScript, log, root, run, setup } from './setup.mjs';

const skipMissing = '--skip-missing';
const isFast = process.argv.includes('--fast');
const args = isFast ? ['--project', 'unit'] : process.argv.slice(2).filter((arg) => arg !== skipMissing);
const all = args.length === 0;
const browserNeeded = !args.includes('unit');
const isEngines = args.includes('engines');
/** Engines of test/engines/, each with a test file of its name. */
const engines = ['chromium', 'firefox', 'webkit'];

await asScript(async () => {
  await setup();
  // In parallel: installing waits for the network, checking uses the processor.
  const checked =
    all || isFast ? run(process.execPath, [join(root, 'scripts/run.mjs'), join(root, 'scripts/check.ts')]) : undefined;
  await Promise.all([checked, findPrograms()]);
  await run(process.execPath, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'test/vitest.config.ts',
    ...(isEngines ? await engineArguments() : all ? ['--project', '!engines'] : args),
  ]);
});

/**
 * Returns vitest's arguments with the files of the wanted engines, all three by default. Throws an Error for an engine that is
 * missing, unless it may be skipped.
 */
async function engineArguments() {
  const isName = (arg) => engines.includes(arg);
  const wanted = args.some(isName) ? args.filter(isName) : engines;
  const found = [];
  for (const engine of wanted) {
    const missing = await findOrInstallEngine(engine, process.env, log);
    if (missing.length === 0) found.push(engine);
    else if (process.argv.includes(skipMissing))
      log(`${engine} is skipped: it is missing (apt-get install ${missing.join(' ')}).`);
    else
      throw new Error(
        `The engine ${engine} is missing. Run \`sudo apt-get install --no-install-recommends ${missing.join(' ')}\`, set ` +
          `SS_RUNTIME_INSTALL=1 to have it installed, or skip it with ${skipMissing}.`,
      );
  }
  if (found.length === 0) throw new Error('No engine is left to run the scenarios in.');
  return [...args.filter((arg) => !isName(arg)), ...found.map((engine) => `test/engines/${engine}.test.ts`)];
}

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
  if (isEngines) return;
  const firefox = process.env.SS_RUNTIME_ENGINE === 'firefox' ? await findOrInstallEngine('firefox', process.env, log) : [];
  if (firefox.length > 0) throw new Error(`Firefox is missing. Run \`sudo apt-get install ${firefox.join(' ')}\`.`);
  // Without Redis the tests of the queue fail, and name it as missing.
  const redis = await findOrInstallRedis(process.env);
  if (redis) process.env.REDIS_SERVER_PATH = redis;
}
