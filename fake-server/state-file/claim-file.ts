import { readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TargetError } from '../errors.ts';

/** The claims of this process. The own process id in any other claim is that of an earlier process. */
const claimed = new Set<string>();

/**
 * Claims a database file for this process, by the file `PATH.pid`. `node-sqlite3-wasm` locks a database with a folder, `PATH.lock`,
 * which a killed process leaves behind: https://github.com/tndrle/node-sqlite3-wasm#notes-about-file-locking. The claim of a process
 * that does not exist any more is taken over, and its folder removed. Returns a function that ends the claim. Throws a TargetError
 * when another process has the file.
 */
export function claimFile(path: string): () => void {
  const claim = `${resolve(path)}.pid`;
  if (!write(claim)) {
    const owner = Number(readOwner(claim));
    if (owner === process.pid ? claimed.has(claim) : isRunning(owner))
      throw new TargetError(
        `The state file ${path} is in use by the process ${owner}. Stop it, or name another file; if it is another program, delete ${claim}.`,
      );
    rmSync(claim, { force: true });
    if (!write(claim)) throw new TargetError(`The state file ${path} is in use by another process.`);
  }
  claimed.add(claim);
  removeFolder(`${path}.lock`);
  return () => {
    claimed.delete(claim);
    rmSync(claim, { force: true });
  };
}

function write(claim: string): boolean {
  try {
    writeFileSync(claim, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(claim: string): string {
  try {
    return readFileSync(claim, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
