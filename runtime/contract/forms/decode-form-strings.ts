import { readFields, readText } from '../read.ts';
import type { FormStringName, FormStrings } from './form-strings.ts';

/** Names of texts in published forms, each with the name that the runtime uses. */
const aliases: Readonly<Record<string, FormStringName>> = {
  'validation.invalidEmail': 'email',
  required: 'requiredMark',
};

/** Documented sentences, which an English form never replaces, forms#form-strings. */
const documented: readonly string[] = [
  'email',
  'tooLong',
  'submitting',
  'captcha',
  'reviewBelow',
  'reviewAbove',
  'unknown',
] satisfies readonly FormStringName[];

/**
 * Returns the texts of a form's `localizedStrings` by name, unknown names included; a text in a group is named `group.text`.
 * Never throws.
 */
export function decodeFormStrings(input: unknown, isEnglish: boolean): FormStrings {
  const found = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    const known = aliases[name] ?? name;
    const text = readText(value);
    const isFixed = isEnglish && documented.includes(known);
    // A text under the runtime's name has priority over one under an alias.
    if (text && !isFixed && (known === name || !found.has(known))) found.set(known, text);
  };
  for (const [name, value] of Object.entries(readFields(input))) {
    add(name, value);
    for (const [inner, text] of Object.entries(readFields(value))) add(`${name}.${inner}`, text);
  }
  return Object.fromEntries(found);
}
