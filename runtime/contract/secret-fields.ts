/**
 * Fields, headers and cookies whose values appear in no journal, recording, HAR or report: calls#secret-fields. Names are
 * compared in lower case, letters and digits only.
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

/** A name that contains one of these is secret as well, for example the form field `password-yui_3_17_2_1_1`. */
export const secretParts: readonly string[] = ['password', 'passwd'];

/** Returns whether a field, header or cookie of this name holds a secret, however it is written: `new-password`, `X-Api-Key`. */
export function isSecretField(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return secretFields.includes(plain) || secretParts.some((part) => plain.includes(part));
}

/** Returns a text of asterisks of the same length. */
export const maskText = (text: string): string => '*'.repeat(text.length);

/**
 * Returns the shape of an identifier, which shows its format: `x` for each letter, `0` for each digit, other characters
 * unchanged.
 */
export const shapeOf = (text: string): string => text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');

/**
 * Returns JSON data with the values of secret fields masked at any depth, and in texts that contain JSON: texts keep their
 * length, numbers become 0, everything else stays. A field may also have the form `{"name": …, "value": …}`. Returns the same
 * object where nothing is secret.
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
