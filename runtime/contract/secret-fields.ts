/**
 * Fields, headers and cookies whose values stand in no journal, recording, HAR or report (our choice; the specifications name
 * `password`, `xsrfToken` and the site-user header). Written in lower case with nothing but letters and digits: names are compared so.
 */
export const secretFields: readonly string[] = [
  'accesstoken',
  'apikey',
  'authorization',
  'bearertoken',
  'cardnumber',
  'clientsecret',
  'creditcard',
  'cvc',
  'cvv',
  'idtoken',
  'passphrase',
  'proxyauthorization',
  'pwd',
  'refreshtoken',
  'secret',
  'securitycode',
  'siteusersession',
  'xsiteuserxsrftoken',
  'xsrftoken',
];

/** A name with one of these anywhere in it is secret as well: form fields are called such as `password-yui_3_17_2_1_1`. */
export const secretParts: readonly string[] = ['password', 'passwd'];

/** Returns whether a field, header or cookie of this name holds a secret, however it is written: `new-password`, `X-Api-Key`. */
export function isSecretField(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return secretFields.includes(plain) || secretParts.some((part) => plain.includes(part));
}

/** Returns a text of the same length that says nothing. */
export const maskText = (text: string): string => '*'.repeat(text.length);

/**
 * Returns the shape of an identifier, by which its format can be judged: `x` for each letter, `0` for each digit, other characters
 * as they are.
 */
export const shapeOf = (text: string): string => text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');

/**
 * Returns JSON data with the values of secret fields masked at any depth, in texts that are JSON themselves too: texts keep their
 * length, numbers become 0, everything else stays. A field and its value may also stand as `{"name": …, "value": …}`. Returns the very
 * value where nothing in it is secret.
 */
export function redactFields(data: unknown): unknown {
  if (typeof data === 'string') return redactJsonText(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map(redactFields);
    return items.every((item, index) => item === data[index]) ? data : items;
  }
  const fields = data as Readonly<Record<string, unknown>>;
  const isPair = typeof fields.name === 'string' && isSecretField(fields.name);
  let isChanged = false;
  const entries = Object.entries(fields).map(([name, value]) => {
    const isSecret = isSecretField(name) || (isPair && name === 'value');
    const redacted = isSecret ? maskAll(value) : redactFields(value);
    isChanged ||= isSecret || redacted !== value;
    return [name, redacted] as const;
  });
  return isChanged ? Object.fromEntries(entries) : data;
}

/** Returns `a=1&b=2` (a query, a form) with the values of its secret fields masked, also inside values that are JSON. */
export const redactForm = (text: string): string => text.replace(/([^&=]+)=([^&]*)/g, redactPair);

/** Returns a Cookie header with the values of its secret cookies masked. */
export const redactCookies = (header: string): string => header.replace(/([^=;\s]+)=([^;]*)/g, redactPair);

/** Returns an address with the values of the secret fields in its query masked. */
export const redactAddress = (url: string): string => url.replace(/\?([^#]*)/, (_all, query: string) => `?${redactForm(query)}`);

function redactPair(pair: string, writtenName: string, writtenValue: string): string {
  const value = decodeField(writtenValue);
  if (isSecretField(decodeField(writtenName))) return `${writtenName}=${maskText(value)}`;
  const redacted = redactJsonText(value);
  return redacted === value ? pair : `${writtenName}=${encodeURIComponent(redacted)}`;
}

function decodeField(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function redactJsonText(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    const data: unknown = JSON.parse(text);
    const redacted = redactFields(data);
    return redacted === data ? text : JSON.stringify(redacted);
  } catch {
    return text;
  }
}

function maskAll(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(maskAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAll(inner)]));
}
