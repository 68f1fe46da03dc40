import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { isSecretField } from './is-secret-name.ts';
import { maskLetters, maskText } from './mask.ts';
import { memoised } from './memoised.ts';
import { redactBroken } from './redact-broken.ts';
import { mayHaveRepeatedNames } from './repeated-names.ts';
import { secretPairs } from './secret-pairs.ts';
import { isSecretInQuery, maskPathTokens } from './secret-places.ts';
import { isCardNumber, maskSecretValues } from './secret-values.ts';

/** Deeper data is replaced: no call has it, and functions that call themselves cannot read it. */
const maxDepth = 100;
const maxDecodings = 3;
/** Longer names of fields in a text are not compared. */
const maxNameLength = 100;

/**
 * Returns JSON data with the values of secret fields masked at any depth, also in texts that contain JSON, forms or addresses,
 * and with secrets of a known form masked under any name. Texts keep their length and kinds of characters, numbers become 0.
 * Returns the same object where nothing is secret.
 */
export const redactFields = (data: unknown): unknown => redactValue(data, 0);

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return value > 1e13 && isCardNumber(String(value)) ? 0 : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return '… (not kept: nested too deep)';
  return Array.isArray(value) ? redactList(value, depth) : redactObject(value as Fields, depth);
}

type Fields = Readonly<Record<string, unknown>>;

function redactList(list: readonly unknown[], depth: number): readonly unknown[] {
  let copy: unknown[] | null = null;
  const isPair = list.length === 2 && typeof list[0] === 'string' && isSecretField(list[0]);
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index];
    const redacted = isPair && index === 1 ? maskData(item) : redactValue(item, depth + 1);
    if (redacted === item) continue;
    copy ??= [...list];
    copy[index] = redacted;
  }
  return copy ?? list;
}

function redactObject(fields: Fields, depth: number): Fields {
  let copy: Record<string, unknown> | null = null;
  const names = Object.keys(fields);
  const isNamed = secretPairs(names, (name) => fields[name]);
  for (const name of names) {
    const value = fields[name];
    const isSecret = isSecretField(name) || isNamed?.(name) === true;
    const redacted = isSecret ? maskData(value) : redactValue(value, depth + 1);
    const shownName = name.length < minNameWithSecret ? name : redactName(name);
    if (redacted === value && shownName === name) continue;
    copy ??= { ...fields };
    if (shownName !== name) delete copy[name];
    copy[shownName] = redacted;
  }
  return copy ?? fields;
}

/** A name may be a secret itself: a token as the key of a map. */
const redactName = memoised((name) => redactText(name));
const minNameWithSecret = 20;

/** Returns JSON data with every text masked, and every number 0. */
export const maskData = (value: unknown, mask: (text: string) => string = maskText): unknown => maskLeaves(value, mask, 0);

function maskLeaves(value: unknown, mask: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return mask(value);
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return '… (not kept: nested too deep)';
  if (Array.isArray(value)) return value.map((item) => maskLeaves(item, mask, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskLeaves(inner, mask, depth + 1)]));
}

/** A text without a match of this has no fields. */
const mayHaveFields = /[={[]|%(?:25)*(?:3d|22)|["']\s?:|:\s?["']/i;
const encodedField = /%(?:25)*(?:3d|22|3a)/i;

/**
 * Returns a text with its secrets masked: those in JSON, in addresses and in pairs such as `token=…`, encoded or not, and those
 * of a known form.
 */
export const redactText = (text: string): string => redactDecoded(text, 0);

function redactDecoded(text: string, decodings: number): string {
  if (text.length < 5) return text;
  const hasFields = mayHaveFields.test(text);
  if (hasFields && /^\s*[[{"]/.test(text)) {
    const redacted = redactJson(text);
    if (redacted !== null) return redacted;
    if (/^\s*[[{]/.test(text)) return redactBroken(text);
  }
  if (!hasFields) return maskSecretValues(maskPathTokens(text));
  const fields = text.includes('=') || /["']/.test(text) ? redactPairs(text, decodings) : redactEncoded(text, decodings);
  return maskSecretValues(maskPathTokens(fields));
}

/** Returns JSON text with its secrets masked, the same text when it has none, and null for other text. */
export function redactJson(text: string): string | null {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'string') return null;
    const redacted = redactFields(data);
    const isSame = redacted === data && !(mayHaveRepeatedNames(data, text) && redactBroken(text) !== text);
    return isSame ? text : JSON.stringify(redacted);
  } catch {
    return null;
  }
}

/** Redacts a text that is encoded once more, such as an address in the query of an address. */
function redactEncoded(text: string, decodings: number): string {
  if (decodings >= maxDecodings || !encodedField.test(text)) return text;
  const decoded = decodeField(text);
  if (decoded === null || decoded === text) return text;
  const redacted = redactDecoded(decoded, decodings + 1);
  return redacted === decoded ? text : encodeField(redacted);
}

/**
 * Masks the values of pairs in a text: `token=…`, `"token": "…"`, `token: "…"`. Reads each character a bounded number of times.
 */
function redactPairs(text: string, decodings: number): string {
  let result = '';
  let copied = 0;
  const query = text.search(/[?#]/);
  for (const { index, 0: separator } of text.matchAll(/=["']?|["']\s?:\s?["']?|:\s?["']/g)) {
    if (index < copied) continue;
    let nameStart = index;
    while (nameStart > 0 && index - nameStart < maxNameLength && !beforeName.test(text.charAt(nameStart - 1))) nameStart -= 1;
    const name = text.slice(nameStart, index);
    const isNamed = name !== '' && isSecretField(name);
    const start = index + separator.length;
    // Without a secret name the text after another sign of equality is read with that one.
    const after = /["']$/.test(separator) ? afterQuoted : isNamed ? afterSecret : afterValue;
    const end = endOfValue(text, start, after);
    const value = text.slice(start, end);
    const isInQuery = query >= 0 && query < nameStart && /[?&#]/.test(text.charAt(nameStart - 1));
    const isSecret = isNamed || (isInQuery && isSecretInQuery(name, value));
    const redacted = isSecret ? maskEncoded(value) : redactEncoded(value, decodings);
    if (redacted === value) continue;
    result += text.slice(copied, start) + redacted;
    copied = end;
  }
  return copied === 0 ? text : result + text.slice(copied);
}

const beforeName = /[&?#;,\s"'{}()<>|=:]/;
const afterSecret = /[&#;\s"<>]/g;
const afterQuoted = /["']/g;
const afterValue = /[=&#;\s"<>]/g;

function endOfValue(text: string, start: number, pattern: RegExp): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? text.length;
}

/** Returns `a=1&b=2` (a query, a form) with its secrets masked. */
export function redactForm(text: string): string {
  const pairs = text.split('&').map((pair) => {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    return { pair, name, plainName: decodeField(name) ?? name, value: equals < 0 ? null : pair.slice(equals + 1) };
  });
  const values = new Map<string, (string | null)[]>();
  for (const { plainName, value } of pairs) {
    const decoded = decodeField(value ?? '');
    const earlier = values.get(plainName);
    if (earlier) earlier.push(decoded);
    else values.set(plainName, [decoded]);
  }
  const isNamed = secretPairs([...values.keys()], (name) => values.get(name));
  let isChanged = false;
  const redacted = pairs.map(({ pair, name, plainName, value }) => {
    if (value === null) return pair;
    const result = isSecretField(plainName) || isNamed?.(plainName) ? maskEncoded(value) : redactFormValue(value);
    isChanged ||= result !== value;
    return `${name}=${result}`;
  });
  return isChanged ? redacted.join('&') : text;
}

function redactFormValue(value: string): string {
  const decoded = decodeField(value);
  if (decoded === null) return redactBroken(value);
  const redacted = redactText(decoded);
  return redacted === decoded ? value : encodeField(redacted);
}

/** Masks a value of a form by its decoded text. A value with a broken escape stays broken. */
function maskEncoded(value: string): string {
  const decoded = decodeField(value);
  return decoded === null ? maskLetters(value) : encodeField(maskText(decoded));
}

const encodeField = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

/** Returns the text of a form field; null for a broken escape. */
function decodeField(text: string): string | null {
  if (!text.includes('%') && !text.includes('+')) return text;
  return unescaped(text.replaceAll('+', ' '), null);
}
