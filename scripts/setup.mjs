// Prepares a clone: checks Node, installs packages, builds. Plain JavaScript, because it runs before packages are installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
/** Written by npm after each installation. */
const installedLockfile = join(root, 'node_modules', '.package-lock.json');
const installedStamp = join(root, 'node_modules', '.ss-runtime-lock');
const buildStamp = join(root, '.build', 'stamp');
/** Locks of tasks that one process may run at a time; a lock older than `staleAfterMs` belongs to a process that was killed. */
const buildLock = { path: join(root, '.build', 'lock'), staleAfterMs: 120_000 };
const installLock = { path: join(root, '.build', 'install-lock'), staleAfterMs: 600_000 };
const sources = ['runtime', 'fake-server', 'cli', 'scripts', 'package-lock.json'];
/** Not sources: a folder of measurements, packages, and the list that the build writes. */
const ignored = ['node_modules', 'bench', 'modules.txt'];

export const log = (text) => process.stderr.write(`${text}\n`);

/** Installs missing packages and rebuilds a stale build. Throws an Error whose message says what to do. */
export async function setup() {
  checkNode();
  await install();
  await build();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(
    `ss-runtime needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer Node.js and try again.`,
  );
}

async function install() {
  const wanted = digest(readFileSync(lockfile));
  const isInstalled = () =>
    (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === wanted) || hasPackagesOf(lockfile, installedLockfile);
  if (isInstalled()) return;
  const release = await takeLock(installLock);
  try {
    if (isInstalled()) return;
    log('Installing packages (once) …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { PUPPETEER_SKIP_DOWNLOAD: 'true' });
    writeFileSync(installedStamp, wanted);
  } finally {
    release();
  }
}

/** Returns whether npm, run by hand, has installed every package of the lockfile; those for other systems are left out. */
function hasPackagesOf(wanted, installed) {
  if (!existsSync(installed)) return false;
  const [wantedPackages, found] = [wanted, installed].map((path) => JSON.parse(readFileSync(path, 'utf8')).packages);
  return Object.entries(wantedPackages).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  );
}

async function build() {
  if (isFresh()) return;
  const release = await takeLock(buildLock);
  try {
    if (isFresh()) return;
    const before = fingerprint();
    log('Building …');
    await run(process.execPath, [join(root, 'scripts', 'run.mjs'), join(root, 'scripts', 'build.ts')]);
    writeFileSync(buildStamp, before);
  } finally {
    release();
  }
}

/** Takes the lock, or waits until the process that holds it is done. Returns a function that releases the lock. */
async function takeLock({ path, staleAfterMs }) {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      mkdirSync(path);
      const release = () => rmSync(path, { recursive: true, force: true });
      // After Ctrl-C, another process need not wait until the lock is stale.
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > staleAfterMs) rmSync(path, { recursive: true, force: true });
      else await delay(100);
    }
  }
}

const isFresh = () => existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === fingerprint();

/** Returns a digest of path, size and modification time of every source file; reading them all takes some milliseconds. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const entry = statSync(path);
    if (entry.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!ignored.includes(name)) visit(join(path, name));
    } else hash.update(`${path}:${entry.size}:${entry.mtimeMs}\n`);
  };
  for (const source of sources) visit(join(root, source));
  return hash.digest('hex');
}

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Runs a child process to its end. Its output goes to standard error, since standard output holds results only. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
    const kill = () => child.kill();
    process.once('exit', kill);
    child.on('error', (error) => reject(new Error(`Could not run ${command}: ${error.message}`)));
    child.on('exit', (code, signal) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `status ${code}`}; its message is above.`));
    });
  });
}

/** Runs `main`; a failure prints one sentence on standard error and sets exit status 3. */
export async function asScript(main) {
  try {
    await main();
  } catch (error) {
    log(error.message);
    process.exitCode = 3;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await asScript(setup);
