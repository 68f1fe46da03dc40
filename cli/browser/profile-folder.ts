import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../fake-server/common/errors.ts';
import { isRunning } from '../../fake-server/is-running.ts';
import { fileProblem } from '../files/file-failure.ts';

/** Prefix with the host name, because containers may share a temporary folder and number their processes independently. */
const prefix = `ss-runtime-audit-${hostname().replace(/\W/g, '')}-`;

/**
 * Creates a profile in the temporary folder, with the id of this process in its name, and removes those of processes that have
 * ended. Its settings allow third-party cookies, so that they are observed. Throws CliError when it cannot be written.
 */
export async function makeProfileFolder(): Promise<string> {
  await removeLeftFolders();
  let folder: string | null = null;
  try {
    folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
    return folder;
  } catch (error) {
    if (folder !== null) await removeFolder(folder);
    const reason = fileProblem(error, 'written');
    throw new CliError(
      `The browser's profile cannot be written to the temporary folder ${tmpdir()}: ${reason}. The variable TMPDIR names ` +
        'another one.',
      'unwritable',
      error,
    );
  }
}

/**
 * Removes a folder. Retries, because helper processes of the browser may still write to it. Never rejects: a folder that cannot
 * be removed stays.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => undefined);

async function removeLeftFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (owner > 0 && !isRunning(owner)) await removeFolder(join(tmpdir(), name));
  }
}
