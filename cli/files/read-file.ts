import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError, type ErrorCode } from '../../fake-server/common/errors.ts';
import { fileProblem } from '../../fake-server/file-problem.ts';

/**
 * Reads a text file, without its byte-order mark. `name` is its name in messages, such as `The list pages.txt`. Throws CliError.
 */
export async function readTextFile(name: string, path: string, cwd: string): Promise<string> {
  try {
    return (await readFile(resolve(cwd, path), 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    throw unreadableFile(name, error);
  }
}

/** Returns the error of a file that cannot be read; a CliError says more, and stays. */
export const unreadableFile = (name: string, error: unknown): CliError =>
  error instanceof CliError ? error : new CliError(`${name} cannot be read: ${fileProblem(error)}.`, 'unreadable');

/** Parses the JSON of a file. Throws CliError whose message ends with `hint`. */
export function parseJsonFile(name: string, text: string, { hint = '', reason = 'unreadable' }: JsonFileOptions = {}): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${name} is not JSON: ${errorMessage(error)}.${hint}`, reason);
  }
}

interface JsonFileOptions {
  /** A further sentence, with a space before it. */
  readonly hint?: string;
  readonly reason?: ErrorCode;
}
