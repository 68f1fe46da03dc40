import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the machine too: containers share temporary folders, and count their processes each for itself. */
const prefix = `ss-runtime-audit-${hostname().replace(/\W/g, '')}-`;

/**
 * Makes a browser's profile in the temporary folder, its name says whose process it belongs to, and removes those of processes that
 * have ended without removing their own. Third-party cookies are let through in it, so that they are seen.
 */
export async function makeProfileFolder(): Promise<string> {
  await removeLeftFolders();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
  return folder;
}

/** The browser’s helpers may be writing still when it has ended. Never rejects: what cannot be removed stays. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => undefined);

async function removeLeftFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (owner > 0 && !isRunning(owner)) await removeFolder(join(tmpdir(), name));
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Somebody else's process may not be asked, and runs.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
