import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { CliError, errorMessage } from '../../errors.ts';
import { createSourceText, type SourceText } from '../text/source-text.ts';
import type { TextEdit } from './edits-of-item.ts';

const byteOrderMark = '\ufeff';

/**
 * Writes the edits into a file, whose other bytes are unchanged. The file is replaced atomically. Throws CliError for a file that
 * cannot be written, is not UTF-8, or has changed since it was read.
 */
export async function writeEdits(name: string, path: string, edits: readonly TextEdit[]): Promise<void> {
  try {
    const target = await realpath(path);
    await access(target, constants.W_OK);
    const { mode } = await stat(target);
    await replaceFile(target, editedText(name, await readFile(target), edits), mode);
  } catch (error) {
    throw error instanceof CliError ? error : refusal(name, errorMessage(error));
  }
}

function editedText(name: string, bytes: Buffer, edits: readonly TextEdit[]): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refusal(name, 'it is not UTF-8');
  }
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const whole = createSourceText(name, text.slice(mark.length));
  const parts: string[] = [mark];
  let from = 0;
  for (const { at, end, text } of edits.map((edit) => placedIn(whole, edit)).sort((a, b) => a.at - b.at)) {
    if (at < from) throw refusal(name, 'two of its changes overlap');
    parts.push(whole.text.slice(from, at), text);
    from = end;
  }
  return [...parts, whole.text.slice(from)].join('');
}

/** Returns the place of an edit in the whole file. */
function placedIn(file: SourceText, { source, start, end, text }: TextEdit) {
  const base = file.startOfLine(source.firstLine);
  if (base === undefined || !file.text.startsWith(source.text, base))
    throw refusal(file.name, 'it is not UTF-8, or has changed since it was read');
  return { at: base + start, end: base + end, text };
}

async function replaceFile(target: string, text: string, mode: number): Promise<void> {
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    // The process's umask may remove permissions.
    await chmod(draft, mode);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export const refusal = (name: string, why: string): CliError => new CliError(`${name} was not changed: ${why}.`, 'unwritable');
