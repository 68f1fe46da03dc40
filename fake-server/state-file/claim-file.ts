import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TargetError } from '../common/errors.ts';
import { isRunning } from '../is-running.ts';

/** The claims of this process. The own process id in any other claim is that of an earlier process. */
const claimed = new Set<string>();

/**
 * Claims a database file for this process, by the file `PATH.pid`. `node-sqlite3-wasm` locks a database with a folder,
 * `PATH.lock`, which a killed process leaves behind: https://github.com/tndrle/node-sqlite3-wasm#notes-about-file-locking. The
 * claim of a process that does not exist any more is taken over, and its folder removed. Of processes that claim a file at once,
 * one gets it. Returns a function that ends the claim. Throws a TargetError when another process has the file.
 */
export function claimFile(path: string): () => void {
  const claim = `${resolve(path)}.pid`;
  if (!write(claim)) {
    const owner = Number(readOwner(claim));
    if (owner === process.pid ? claimed.has(claim) : isRunning(owner))
      throw new TargetError(
        `The state file ${path} is in use by the process ${owner}. Stop it, or name another file; if it is another ` +
          `program, delete ${claim}.`,
      );
    if (!takeOver(claim, owner)) throw new TargetError(`The state file ${path} is in use by another process.`);
  }
  claimed.add(claim);
  removeFolder(`${path}.lock`);
  return () => {
    claimed.delete(claim);
    rmSync(claim, { force: true });
  };
}

/** Creates a claim with its process id in it, so that no process reads an empty claim. Returns false when there is a claim. */
function write(claim: string): boolean {
  const written = `${claim}.${process.pid}`;
  try {
    writeFileSync(written, `${process.pid}\n`);
    linkSync(written, claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

/** A process that takes a claim over needs less than a millisecond; one that was killed meanwhile has left its folder. */
const abandonedMs = 10_000;

/**
 * Replaces the claim of an ended process. One process at a time does so, by a folder, because a claim that another process has
 * put in its place meanwhile must not be removed. Returns false when another process has the claim or takes it over.
 */
function takeOver(claim: string, owner: number): boolean {
  const folder = `${claim}.taken`;
  try {
    if (Date.now() - statSync(folder).mtimeMs > abandonedMs) removeFolder(folder);
  } catch {
    // No process takes the claim over.
  }
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    if (!Object.is(Number(readFileSync(claim, 'utf8')), owner)) return false;
    rmSync(claim);
    return write(claim);
  } catch (error) {
    // Another process has taken it over, and has ended its claim.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return write(claim);
    throw error;
  } finally {
    removeFolder(folder);
  }
}

function readOwner(claim: string): string {
  try {
    return readFileSync(claim, 'utf8');
  } catch {
    return '';
  }
}

function removeFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
