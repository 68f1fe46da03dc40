import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Env } from '../io.ts';
import { type FoundBrowser, findBrowser, findHeadlessShell, puppeteerCache } from './find.ts';

const downloadTimeoutMs = 300_000;
const packageTimeoutMs = 600_000;

/** Advice for a system without a browser. */
export const browserWaysOut =
  'No browser was found, and none could be downloaded. Install Chrome or Chromium with your system, set ' +
  'PUPPETEER_EXECUTABLE_PATH to one, or run `npx puppeteer browsers install chrome` where the network allows it.';

/**
 * Finds a browser, or installs one: with Puppeteer, then as a package of the system, as root or through `sudo -n`. Returns null
 * when both fail. `onProgress` receives each attempt and its result.
 */
export async function findOrInstallBrowser(env: Env, onProgress: (line: string) => void): Promise<FoundBrowser | null> {
  const found = await findBrowser(env);
  if (found) return found;
  onProgress('No browser was found: trying Puppeteer’s download …');
  if (!(await downloadBrowser(env))) {
    onProgress('The download failed.');
    await installPackage('chromium', env, onProgress);
  }
  return findBrowser(env);
}

/**
 * Finds Chromium without a window, or tries once to install the system's package. Returns null when that fails; the whole browser
 * can replace it.
 */
export async function findOrInstallHeadlessShell(env: Env, onProgress: (line: string) => void): Promise<string | null> {
  const found = await findHeadlessShell(env);
  if (found) return found;
  await installPackage('chromium-headless-shell', env, onProgress);
  return findHeadlessShell(env);
}

/** Downloads a browser into Puppeteer's cache, in a process that a time limit can end. Returns false when that fails. */
function downloadBrowser(env: Env): Promise<boolean> {
  const installer = join(dirname(createRequire(import.meta.url).resolve('@puppeteer/browsers')), 'main-cli.js');
  const args = [installer, 'install', 'chrome@stable', '--path', puppeteerCache(env)];
  return succeeds(process.execPath, args, downloadTimeoutMs, env);
}

/** Files that Docker and Podman create in a container. */
const containerMarks = ['/.dockerenv', '/run/.containerenv'];

/**
 * Whether packages of the system may be installed without confirmation: `CI` or `SS_RUNTIME_INSTALL=1` is set, or the process
 * runs as root in a container.
 */
export const mayInstallPackages = (
  env: Env,
  isRoot = process.getuid?.() === 0,
  isContainer = containerMarks.some((path) => existsSync(path)),
): boolean => env.SS_RUNTIME_INSTALL === '1' || isSet(env.CI) || (isRoot && isContainer);

const isSet = (value: string | undefined): boolean => Boolean(value) && value !== 'false' && value !== '0';

/** Installs a package of the system as root or through `sudo -n`. `onProgress` receives each attempt and its result. */
export async function installPackage(
  name: string,
  env: Env,
  onProgress: (line: string) => void,
  mayInstall = mayInstallPackages(env),
): Promise<void> {
  if (!(await succeeds('apt-get', ['--version'], 5000, env))) return;
  if (!mayInstall) {
    onProgress(`${name} is missing. Install it with \`sudo apt-get install ${name}\`, or set SS_RUNTIME_INSTALL=1.`);
    return;
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): Promise<boolean> => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return succeeds(command, rest, packageTimeoutMs, { ...env, DEBIAN_FRONTEND: 'noninteractive' });
  };
  onProgress(`Trying the system’s package: apt-get install ${name} …`);
  const installed = (await apt('update', '-qq')) && (await apt('install', '-y', '-qq', '--no-install-recommends', name));
  if (!installed) onProgress('The package could not be installed.');
}

/** Runs a command without output and with a time limit. Returns whether it succeeded. */
const succeeds = (command: string, args: readonly string[], timeoutMs: number, env: Env): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: timeoutMs, env: { ...env } });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
