import { readFields, readText } from '../read.ts';
import type { FormStringName, FormStrings } from './form-strings.ts';

/** What published forms call otherwise. */
const ownNames: Readonly<Record<string, FormStringName>> = {
  'validation.invalidEmail': 'email',
  required: 'requiredMark',
};

/** The sentences of the specification: a form's own English ones never replace them. Spec 2 §5, §8. */
const specified: readonly string[] = [
  'email',
  'tooLong',
  'submitting',
  'captcha',
  'reviewBelow',
  'reviewAbove',
  'unknown',
] satisfies readonly FormStringName[];

/**
 * The sentences that a form brings itself, by name: those of a group by the group's name, a dot, and their own. What nobody asks for
 * by name is among them. Never throws.
 */
export function decodeFormStrings(input: unknown, isEnglish: boolean): FormStrings {
  const found = new Map<string, string>();
  const take = (name: string, value: unknown) => {
    const known = ownNames[name] ?? name;
    const text = readText(value);
    // A name of ours comes before what is called otherwise.
    if (text && !(isEnglish && specified.includes(known)) && (known === name || !found.has(known))) found.set(known, text);
  };
  for (const [name, value] of Object.entries(readFields(input))) {
    take(name, value);
    for (const [inner, text] of Object.entries(readFields(value))) take(`${name}.${inner}`, text);
  }
  return Object.fromEntries(found);
}
