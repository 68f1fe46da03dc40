import { isSecretField } from './is-secret-name.ts';
import { memoised } from './memoised.ts';

/** Fields that name the field beside them: `{"name": "password", "value": …}`, `a[0][key]=pin&a[0][value]=…`. */
const namingFields = new Set([
  'name',
  'key',
  'field',
  'fieldname',
  'param',
  'label',
  'title',
  'type',
  'id',
  'header',
  'question',
  'k',
]);
const namedFields = new Set(['value', 'values', 'val', 'content', 'text', 'answer', 'data', 'defaultvalue', 'v']);
/** Longer texts are no names. */
const maxNameLength = 100;

/** Returns whether a value is the name of a secret field, or a list with one. */
export const hasSecretName = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasSecretName)
    : typeof value === 'string' && value.length <= maxNameLength && isSecretField(value);

/** Returns a test for the fields whose naming field beside them has the name of a secret; null without one. */
export function secretPairs(names: readonly string[], read: (name: string) => unknown): ((name: string) => boolean) | null {
  let prefixes: Set<string> | null = null;
  for (const name of names) {
    const prefix = prefixOfNaming(name);
    if (prefix === null || !hasSecretName(read(name))) continue;
    prefixes ??= new Set();
    prefixes.add(prefix);
  }
  const found = prefixes;
  return found && ((name) => found.has(prefixOfNamed(name) ?? '\0'));
}

const prefixOfNaming = memoised((name) => prefixBefore(name, namingFields));
const prefixOfNamed = memoised((name) => prefixBefore(name, namedFields));

/** Returns what stands before the last part of a name when that part is in the set: `a[0]` for `a[0][name]`; otherwise null. */
function prefixBefore(name: string, lasts: ReadonlySet<string>): string | null {
  if (name.length > maxNameLength) return null;
  const start = Math.max(name.lastIndexOf('['), name.lastIndexOf('.'));
  const last = (start < 0 ? name : name.slice(start + 1).replace(/\]$/, '')).toLowerCase();
  return lasts.has(last) ? name.slice(0, Math.max(0, start)) : null;
}
