import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';

const sourceFolders = ['runtime', 'fake-server', 'cli', 'scripts'];
const advice = 'In a clone, run `npm run build`; elsewhere, install the package again.';

/** Whether the runtime was built, and is as new as its sources. `root` is the package's folder. */
export async function checkBuild(root: string): Promise<Check> {
  const bootMs = await changedAtMs(join(root, '.build/runtime/boot.js'));
  if (bootMs === null) return { name: 'build', status: 'missing', detail: '.build/runtime/boot.js is not there', advice };
  // Only a build made here is stamped: an installed package has no sources to be older than.
  const stampMs = await changedAtMs(join(root, '.build/stamp'));
  const newest = stampMs === null ? null : await newestSource(root);
  if (newest && stampMs !== null && newest.ms > stampMs) {
    return { name: 'build', status: 'attention', detail: `older than ${newest.path}`, advice };
  }
  return { name: 'build', status: 'ok', detail: `.build/runtime/boot.js of ${new Date(bootMs).toISOString()}` };
}

/** Whether the runtime's chunks are beside its boot script. */
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
