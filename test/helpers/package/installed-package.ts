import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inject, vi } from 'vitest';
import { patienceMs } from '../run/patience.ts';

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program until it ends. `env` is added to the environment. */
export const runProgram = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((done) => {
    execFile(command, args, { cwd, env: { ...process.env, NO_COLOR: '1', ...env }, maxBuffer: 2 ** 26 }, (error, out, err) =>
      done({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });

/**
 * Packs the package as for publishing and unpacks it, once for all test files of a run, with links to the declared dependencies
 * alone. Returns the folder whose `node_modules` has it.
 */
export async function packedPackage(): Promise<string> {
  const folder = join(inject('browserProfiles'), 'package');
  const done = join(folder, 'packed');
  try {
    mkdirSync(folder);
  } catch {
    // Another thread packs.
    await vi.waitFor(
      () => {
        if (!existsSync(done)) throw new Error(`${folder} is not packed yet.`);
      },
      { timeout: 3 * patienceMs },
    );
    return folder;
  }
  const packed = await runProgram('npm', ['run', '--silent', 'pack', '--', folder], process.cwd());
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm run pack wrote no tarball: ${packed.err}`);
  const installed = join(folder, 'node_modules', 'ss-runtime');
  mkdirSync(installed, { recursive: true });
  const { status, err } = await runProgram(
    'tar',
    ['-xzf', join(folder, tarball), '--strip-components=1', '-C', installed],
    folder,
  );
  if (status !== 0) throw new Error(`The tarball cannot be unpacked: ${err}`);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) linkPackage(folder, name);
  mkdirSync(join(folder, 'node_modules', '.bin'));
  symlinkSync(join(installed, 'cli/bin.mjs'), join(folder, 'node_modules', '.bin', 'ss-runtime'));
  writeFileSync(done, '');
  return folder;
}

/** Makes a package of this repository importable from a folder. */
export function linkPackage(folder: string, name: string): void {
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(resolve('node_modules', name), link);
}
