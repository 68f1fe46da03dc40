import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/paths.ts';
import { apiPage, undocumented } from '../declarations/api-page.ts';
import { readPublicDeclarations } from '../declarations/public-declarations.ts';

export const apiPageFile = join(root, '.github/docs/api.md');

/** Checks that every export and its members have docstrings, and that the API page has them. Needs the compiler's declarations. */
export async function checkApi(): Promise<readonly string[]> {
  const reached = readPublicDeclarations();
  const page = await readFile(apiPageFile, 'utf8').catch(() => null);
  const stale = page === apiPage(reached) ? [] : ['.github/docs/api.md is not up to date: run `npm run api-page`'];
  return [...undocumented(reached), ...stale];
}
