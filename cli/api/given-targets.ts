import { CliError } from '../../fake-server/common/errors.ts';

/** Returns the targets of a call as a list; a text is one target. Throws CliError for anything else, and for an empty text. */
export function givenTargets(call: string, given: string | readonly string[]): readonly string[] {
  // Calls from plain JavaScript may have any value.
  const value: unknown = given;
  const texts: unknown = typeof value === 'string' ? [value] : value;
  if (Array.isArray(texts) && texts.every((one) => typeof one === 'string')) {
    // An empty text would be the working folder.
    if (texts.includes('')) throw new CliError(`${call}: expected a name, not an empty text.`, 'usage');
    return texts;
  }
  throw new CliError(`${call}: expected a text or a list of texts, not ${describe(value)}.`, 'usage');
}

function describe(value: unknown): string {
  if (!Array.isArray(value)) return value === null ? 'null' : typeof value;
  const at = value.findIndex((one) => typeof one !== 'string');
  return `a list with ${value[at] === null ? 'null' : typeof value[at]} at index ${at}`;
}
