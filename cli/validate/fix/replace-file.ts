import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, chown, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError } from '../../../fake-server/common/errors.ts';
import { fileProblem } from '../../../fake-server/file-problem.ts';

interface Contents {
  /** Content from which the new one was made. */
  readonly before: Buffer;
  readonly after: Buffer;
}

/**
 * Replaces a file atomically: the new content is written beside it and then renamed. Links are followed; mode and owner stay.
 * Throws CliError for a file that cannot be written, or that has changed since it was read.
 */
export async function replaceFile(name: string, path: string, { before, after }: Contents): Promise<void> {
  const target = await step(name, realpath(path));
  const { mode, uid, gid } = await step(name, stat(target));
  // A rename would replace a read-only file too.
  await step(name, access(target, constants.W_OK));
  if ((mode & 0o222) === 0) throw refusal(name, 'it is read-only');
  // Long names leave no room for a suffix.
  const draft = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    await writeDraft(draft, after, mode).catch((error: unknown) => {
      const isFolders = ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
      throw isFolders ? refusal(name, 'its folder is read-only') : unwritable(name, error);
    });
    // Only the superuser may give a file to another owner.
    await chown(draft, uid, gid).catch(() => undefined);
    // The process's umask may have removed permissions.
    await step(name, chmod(draft, mode));
    const now = await step(name, readFile(target));
    if (!now.equals(before)) throw refusal(name, 'it has changed since it was read');
    await step(name, rename(draft, target));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeDraft(draft: string, content: Buffer, mode: number): Promise<void> {
  const file = await open(draft, 'wx', mode | constants.S_IWUSR);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Awaits a call of the file system. Throws CliError when it fails. */
const step = <Value>(name: string, call: Promise<Value>): Promise<Value> =>
  call.catch((error: unknown) => {
    throw unwritable(name, error);
  });

/** Returns the refusal for a failure of the file system, as a sentence. */
export const unwritable = (name: string, error: unknown): CliError => refusal(name, fileProblem(error, 'written'));

export const refusal = (name: string, why: string): CliError => new CliError(`${name} was not changed: ${why}.`, 'unwritable');
