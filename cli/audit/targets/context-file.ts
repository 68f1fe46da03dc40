import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileProblem } from '../../../fake-server/errors.ts';
import { CliError, messageOf } from '../../errors.ts';

/** Reads a page context for pages that hold none: a JSON object such as a page assigns to `Static.SQUARESPACE_CONTEXT`. Throws CliError. */
export async function readContextFile(path: string, cwd: string): Promise<object> {
  const text = await readFile(resolve(cwd, path), 'utf8').catch((error: unknown) => {
    throw new CliError(`The context ${path} cannot be read: ${fileProblem(error)}.`);
  });
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  } catch (error) {
    throw new CliError(`The context ${path} is not JSON: ${messageOf(error)}.`);
  }
  throw new CliError(`The context ${path} is no JSON object; expected what a page assigns to Static.SQUARESPACE_CONTEXT.`);
}
