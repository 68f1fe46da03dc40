import { unescaped } from '../../runtime/contract/unescaped.ts';

/** Decoded fields of a form or a query. A repeated name has all its values, in order. */
export type FormFields = Record<string, string | string[]>;

/**
 * Decodes `a=1&b=2` (application/x-www-form-urlencoded). Throws a SyntaxError that names the field when an escape is broken or
 * is not UTF-8. `__proto__` is an ordinary field name.
 */
export function decodeFormFields(text: string): FormFields {
  const fields: FormFields = {};
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('&', from);
    const end = found < 0 ? text.length : found;
    if (end > from) addField(fields, text.slice(from, end));
    from = end + 1;
  }
  return fields;
}

function addField(fields: FormFields, part: string): void {
  const equals = part.indexOf('=');
  const writtenName = equals < 0 ? part : part.slice(0, equals);
  const name = unescapeField(writtenName, writtenName);
  const value = equals < 0 ? '' : unescapeField(part.slice(equals + 1), writtenName);
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (Array.isArray(before)) before.push(value);
  else if (before !== undefined) setField(fields, name, [before, value]);
  else setField(fields, name, value);
}

/** An assignment to `__proto__` would replace the prototype. */
function setField(fields: FormFields, name: string, value: string | string[]): void {
  if (name !== '__proto__') fields[name] = value;
  else Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Decodes fields of a form or a query. Returns null for text that cannot be decoded. */
export function readFormFields(text: string): FormFields | null {
  try {
    return decodeFormFields(text);
  } catch {
    return null;
  }
}

const shownCharacters = 40;

/** Decodes a name or value. The error names the field without its value, which may be a password. */
function unescapeField(text: string, field: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  const decoded = unescaped(text.includes('+') ? text.replaceAll('+', ' ') : text, null);
  if (decoded === null) throw new SyntaxError(`the percent-encoding of the field "${field.slice(0, shownCharacters)}" is broken`);
  return decoded;
}

/** Returns the first value of a field, or undefined. */
export const firstOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];
