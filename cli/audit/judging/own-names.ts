import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isIdentifying, partsOf } from './cookie-kinds.ts';
import { mayIdentify } from './entropy.ts';
import { comparedVisits, profileOf } from './profiles.ts';

/** Whether a text contains an identifier, also inside JSON or a longer text. */
export const containsIdentifier = (text: string): boolean => partsOf(text).some((part) => isIdentifying(part) && isNoTime(part));

/** Whether a text contains what identifies a visitor if others have another value, such as 8 random letters and digits. */
export const mayContainIdentifier = (text: string, nowMs: number): boolean =>
  containsIdentifier(text) || partsOf(text).some((part) => isNoTime(part) && mayIdentify(part, nowMs));

const isNoTime = (part: string): boolean => /\d.*\d/.test(part) && !/^\d{1,13}(\.\d+)?$/.test(part);

/** Returns a name with `*` in place of the identifiers in it. */
export const withoutIdentifiers = (name: string): string =>
  partsOf(name).reduce((text, part) => (containsIdentifier(part) ? text.replace(part, '*') : text), name);

export const otherVisitors = (page: PageArtifacts, visit: PageVisit): PageVisit[] =>
  comparedVisits(page).filter((other) => profileOf(other) !== profileOf(visit));

/** Whether a name is an identifier: it has the form of one, and no other visitor has it, as far as several were seen. */
export function isOwnName(
  page: PageArtifacts,
  visit: PageVisit,
  name: string,
  namesIn: (visit: PageVisit) => readonly string[],
): boolean {
  const others = containsIdentifier(name) ? otherVisitors(page, visit) : [];
  return others.length > 0 && !others.some((other) => namesIn(other).includes(name));
}
