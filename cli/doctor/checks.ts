import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileProblem } from '../../fake-server/file-problem.ts';
import { openBrowser, openBrowserNote } from '../../fake-server/page-inserts/open-browsers.ts';
import { browserVersion, findBrowser } from '../browser/find.ts';
import { browserWaysOut } from '../browser/install.ts';
import type { Env } from '../io.ts';

/** Result of one check of `doctor`. */
export interface Check {
  readonly name: string;
  /** `missing`: needed and absent. `attention`: works, but perhaps not as expected. */
  readonly status: 'ok' | 'missing' | 'attention';
  readonly detail: string;
  /** Advice; absent when the check has passed. */
  readonly advice?: string;
}

export interface CheckOptions {
  /** Folder of the package. */
  readonly root: string;
  readonly env: Env;
  readonly nodeVersion: string;
  /** Default port of `serve`. */
  readonly port: number;
}

/** Checks everything that the commands need, and changes nothing. */
export const runChecks = async ({ root, env, nodeVersion, port }: CheckOptions): Promise<readonly Check[]> => [
  checkNode(nodeVersion),
  await checkBuild(root),
  await checkChunks(root),
  await checkBrowser(env),
  await checkTemporaryFolder(),
  await checkPort(port),
];

/** Checks that the Node.js version is 20.19 or newer. */
export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > 20 || (major === 20 && minor >= 19);
  const detail = `${version} (needed: 20.19 or newer)`;
  if (isNewEnough) return { name: 'node', status: 'ok', detail };
  return { name: 'node', status: 'missing', detail, advice: 'Install a newer Node.js from https://nodejs.org and try again.' };
}

const sourceFolders = ['runtime', 'fake-server', 'cli', 'scripts'];
const advice = 'In a clone, run `npm run build`; elsewhere, install the package again.';

/** Checks that the runtime is built and as new as its sources. `root` is the package's folder. */
export async function checkBuild(root: string): Promise<Check> {
  const bootMs = await changedAtMs(join(root, '.build/runtime/boot.js'));
  if (bootMs === null) return { name: 'build', status: 'missing', detail: '.build/runtime/boot.js does not exist', advice };
  // Only a build in a clone has a stamp. An installed package has no sources that could be newer.
  const stampMs = await changedAtMs(join(root, '.build/stamp'));
  const newest = stampMs === null ? null : await newestSource(root);
  if (newest && stampMs !== null && newest.ms > stampMs) {
    return { name: 'build', status: 'attention', detail: `older than ${newest.path}`, advice };
  }
  return { name: 'build', status: 'ok', detail: `.build/runtime/boot.js of ${new Date(bootMs).toISOString()}` };
}

/** Checks that the runtime's chunks are beside its boot script. */
export async function checkChunks(root: string): Promise<Check> {
  const files = await readdir(join(root, '.build/runtime/chunks')).catch(() => []);
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (scripts.length > 0) return { name: 'chunks', status: 'ok', detail: `${scripts.length} in .build/runtime/chunks` };
  return { name: 'chunks', status: 'missing', detail: 'none in .build/runtime/chunks', advice };
}

async function newestSource(root: string): Promise<{ path: string; ms: number } | null> {
  let newest: { path: string; ms: number } | null = null;
  for (const folder of sourceFolders) {
    const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const file of files) {
      const path = join(file.parentPath, file.name);
      const ms = file.isFile() ? await changedAtMs(path) : null;
      if (ms !== null && ms > (newest?.ms ?? 0)) newest = { path: path.slice(root.length + 1), ms };
    }
  }
  return newest;
}

const changedAtMs = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** Checks that a browser is found and starts. Installs nothing. */
export async function checkBrowser(env: Env): Promise<Check> {
  const browser = await findBrowser(env);
  if (!browser) return { name: 'browser', status: 'missing', detail: 'none found', advice: browserWaysOut };
  const place = `${browser.path} (found in: ${browser.from})`;
  const version = await browserVersion(browser.path);
  if (version) {
    const detail = `${version}, ${place}`;
    const open = openBrowser(version.replace(/^.*?(?:Chrome|Chromium)\D*/, 'Chrome/'));
    if (open === null) return { name: 'browser', status: 'ok', detail };
    return { name: 'browser', status: 'attention', detail, advice: `${openBrowserNote(open)}. Audits work.` };
  }
  const advice =
    browser.from === 'environment'
      ? 'Set PUPPETEER_EXECUTABLE_PATH to a Chrome or Chromium that starts, or unset it.'
      : `Start it by hand to see why. ${browserWaysOut}`;
  return { name: 'browser', status: 'missing', detail: `does not start: ${place}`, advice };
}

/** Checks that the profile of a browser can be written. */
export async function checkTemporaryFolder(folder: string = tmpdir()): Promise<Check> {
  const name = 'temp';
  try {
    await access(folder, constants.W_OK);
    return { name, status: 'ok', detail: folder };
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const detail = `${folder} cannot be written: ${fileProblem(error, isAbsent ? 'read' : 'written')}`;
    return { name, status: 'missing', detail, advice: 'Name another folder in the variable TMPDIR, or make this one.' };
  }
}

/** Checks that a port of this machine is free. A port in use is no obstacle, because `serve --port` chooses another one. */
export function checkPort(port: number): Promise<Check> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const detail = error.code === 'EADDRINUSE' ? `${port} is taken` : `${port} cannot be used (${error.code})`;
      const advice = 'Stop the program that uses it, or serve on another port: `ss-runtime serve --port 0` picks a free one.';
      resolve({ name: 'port', status: 'attention', detail, advice });
    });
    server.listen(port, '127.0.0.1', () =>
      server.close(() => resolve({ name: 'port', status: 'ok', detail: `${port} is free` })),
    );
  });
}
