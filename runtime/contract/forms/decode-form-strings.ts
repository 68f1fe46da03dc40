import { readFields, readText } from '../read.ts';
import type { FormStringName, FormStrings } from './form-strings.ts';

/** Our names of texts that published forms name differently. */
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

/** Returns the texts that a form brings, unknown ones as well, by name; a text in a group is named `group.text`. Never throws. */
export function decodeFormStrings(input: unknown, isEnglish: boolean): FormStrings {
  const found = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    const known = aliases[name] ?? name;
    const text = readText(value);
    const isFixed = isEnglish && documented.includes(known);
    // A text under our own name goes before one under an alias.
    if (text && !isFixed && (known === name || !found.has(known))) found.set(known, text);
  };
  for (const [name, value] of Object.entries(readFields(input))) {
    add(name, value);
    for (const [inner, text] of Object.entries(readFields(value))) add(`${name}.${inner}`, text);
  }
  return Object.fromEntries(found);
}
