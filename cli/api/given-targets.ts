import { CliError } from '../errors.ts';

/** Returns the targets of a call as a list; a text is one target. Throws CliError for anything else. */
export function givenTargets(call: string, given: string | readonly string[]): readonly string[] {
  // Calls from plain JavaScript may have any value.
  const value: unknown = given;
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new CliError(`${call}: expected a text or a list of texts, not ${describe(value)}.`, 'usage');
}

function describe(value: unknown): string {
  if (!Array.isArray(value)) return value === null ? 'null' : typeof value;
  const at = value.findIndex((one) => typeof one !== 'string');
  return `a list with ${value[at] === null ? 'null' : typeof value[at]} at index ${at}`;
}
