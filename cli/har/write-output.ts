import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from '../../fake-server/common/errors.ts';
import { fileProblem } from '../../fake-server/file-problem.ts';

/** A file that appears under its name once it is complete. */
export interface OutputFile {
  write(line: string): Promise<void>;
  /** Gives the complete file its name. Throws CliError, also when another file has taken the name. */
  commit(): Promise<void>;
  /** Removes an incomplete file. */
  discard(): Promise<void>;
}

/** Starts a file. Throws CliError (exit 3) for a file that cannot be written, and for one that exists unless `force` is set. */
export async function openOutput(name: string, cwd: string, force: boolean): Promise<OutputFile> {
  const path = resolve(cwd, name);
  const taken = (): CliError => new CliError(`${name} exists; --force replaces it.`, 'unwritable');
  const failed = (error: unknown): CliError =>
    new CliError(`${name} cannot be written: ${fileProblem(error, 'written')}.`, 'unwritable');
  const existing = statSync(path, { throwIfNoEntry: false });
  // The rename would replace a device or a pipe by a file.
  if (existing && !existing.isFile())
    throw new CliError(
      `${name} cannot be written: it is no regular file; without --output the result is standard output.`,
      'unwritable',
    );
  if (!force && existing) throw taken();
  const draft = `${path}.${randomUUID()}.tmp`;
  const stream = createWriteStream(draft, { flags: 'wx' });
  let failure: unknown = null;
  stream.on('error', (error) => {
    failure = error;
  });
  await once(stream, 'open').catch((error: unknown) => {
    throw failed(error);
  });
  const discard = async (): Promise<void> => {
    stream.destroy();
    await rm(draft, { force: true });
  };
  return {
    discard,
    async write(line) {
      if (failure !== null) throw failed(failure);
      if (!stream.write(`${line}\n`)) await Promise.race([once(stream, 'drain'), once(stream, 'close')]).catch(() => undefined);
    },
    async commit() {
      stream.end();
      if (failure === null) await once(stream, 'close').catch(() => undefined);
      try {
        if (failure !== null) throw failure;
        // A link does not replace a file that was made meanwhile.
        if (force) await rename(draft, path);
        else await link(draft, path);
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken() : failed(error);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
