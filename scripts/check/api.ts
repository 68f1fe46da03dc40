import { undocumented } from '../declarations/api-page.ts';
import { readPublicDeclarations } from '../declarations/public-declarations.ts';

/** Checks that every export and its members have docstrings. Needs the compiler's declarations. */
export async function checkApi(): Promise<readonly string[]> {
  return undocumented(readPublicDeclarations());
}
