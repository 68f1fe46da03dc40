import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A written file with the hash of its content. */
export interface HashedFile {
  /** Name without its folder, or path below the folder of a list. */
  readonly name: string;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
}

/** Name of the list of all hashes in a folder. */
const listName = 'SHA256SUMS';

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Writes a file, and its hash to `FILE.sha256` beside it, which `sha256sum -c` checks in that folder. A device or pipe gets no
 * such file, and has no `hashName`. Rejects when a file cannot be written.
 */
export async function writeHashed(
  path: string,
  content: string | Uint8Array,
): Promise<HashedFile & { readonly hashName?: string }> {
  await writeFile(path, content);
  const file = { name: basename(path), sha256: sha256Of(content) };
  if (!(await stat(path)).isFile()) return file;
  await writeFile(`${path}.sha256`, hashLines([file]));
  return { ...file, hashName: `${file.name}.sha256` };
}

/** Writes the hashes of a folder's files to its `SHA256SUMS`, which `sha256sum -c` checks. Rejects when it cannot be written. */
export const writeHashList = (folder: string, files: readonly HashedFile[]): Promise<void> =>
  writeFile(join(folder, listName), hashLines(files));

/** Returns the lines of `sha256sum`. A leading backslash says that the name contains escapes. */
const hashLines = (files: readonly HashedFile[]): string => files.map((file) => `${hashLine(file)}\n`).join('');

function hashLine({ name, sha256 }: HashedFile): string {
  const escaped = name.replace(/[\\\n\r]/g, (character) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r' })[character] ?? '');
  return `${escaped === name ? '' : '\\'}${sha256}  ${escaped}`;
}
