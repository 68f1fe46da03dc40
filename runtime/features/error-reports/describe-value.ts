import { thrownText } from '../../page/errors.ts';

/** Fields of errors, responses and events that describe a thrown value: errors#thrown-values. */
const describingFields = [
  'name',
  'message',
  'code',
  'type',
  'reason',
  'status',
  'statusText',
  'url',
  'violatedDirective',
  'blockedURI',
];
/** Fields beside the message of an object that is no error, so that `{ message, code }` keeps its code. */
const besideMessage = ['code', 'status', 'statusText', 'url'];
const maxCharacters = 500;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Returns the result of `callback`, which reads a value of the page; undefined if that throws. */
function attempt<T>(callback: () => T): T | undefined {
  try {
    return callback();
  } catch {
    return undefined;
  }
}

/** Returns the field of an object, which may be a getter that throws. */
export const fieldOf = (value: unknown, name: string): unknown => attempt(() => (isObject(value) ? value[name] : undefined));

/** Returns `[object Error]` and the like, for errors of all frames; empty for a proxy that refuses. */
export const tagOf = (value: unknown): string => attempt(() => Object.prototype.toString.call(value)) ?? '';

/** Not by `instanceof`: an error of another frame is of another class. */
const isError = (value: unknown): boolean =>
  /^\[object (Error|DOMException)\]$/.test(tagOf(value)) || typeof fieldOf(value, 'stack') === 'string';

/**
 * Returns `Name: message` of an error or a similar object; the class and content of any other value. Never empty, never throws.
 */
export function describeValue(value: unknown): string {
  if (!isObject(value) || typeof value === 'function') return thrownText(value);
  const message = readableText(fieldOf(value, 'message'));
  if (message) {
    const more = isError(value) ? '' : detailsOf(value, besideMessage);
    return `${readableText(fieldOf(value, 'name')) || 'Error'}: ${message}${more && ` (${more})`}`;
  }
  const text = isError(value) ? readableText(fieldOf(value, 'name')) : (attempt(() => String(value)) ?? '');
  if (text && !text.startsWith('[object ')) return text;
  // Objects of the browser are empty as JSON.
  const details = detailsOf(value, describingFields) || contentOf(value);
  const target = targetOf(value);
  return `${tagOf(value) || 'unreadable object'} ${details}${target && `, target ${target}`}`.slice(0, maxCharacters);
}

function readableText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  return isObject(value) ? contentOf(value) : thrownText(value);
}

const detailsOf = (value: unknown, names: readonly string[]): string =>
  names
    .map((name) => [name, fieldOf(value, name)] as const)
    .filter(([, field]) => field !== '' && field !== undefined && field !== null && !isObject(field))
    .map(([name, field]) => `${name} ${thrownText(field)}`)
    .join(', ');

/** Returns the element or request that an event is about: `script https://a.example/b.js`. */
function targetOf(event: unknown): string {
  const target = fieldOf(event, 'target');
  if (!isObject(target)) return '';
  const kind = readableText(fieldOf(target, 'localName')) || tagOf(target).slice('[object '.length, -1);
  const address = ['currentSrc', 'src', 'href', 'data', 'responseURL', 'url'].map((name) => readableText(fieldOf(target, name)));
  const status = detailsOf(target, ['status', 'statusText']);
  return [kind, address.find(Boolean), status].filter(Boolean).join(' ');
}

const maxDepth = 4;

/** Returns an object as JSON: without the fields that throw, with the text of each error, and with a mark for a circle. */
function contentOf(value: unknown): string {
  const above: unknown[] = [];
  const copy = (part: unknown): unknown => {
    if (!isObject(part)) return typeof part === 'bigint' || typeof part === 'symbol' ? String(part) : part;
    if (typeof part === 'function') return undefined;
    if (above.includes(part)) return '(circular)';
    if (above.length > 0 && isError(part)) return describeValue(part);
    if (above.length >= maxDepth) return tagOf(part);
    above.push(part);
    const encode = fieldOf(part, 'toJSON');
    const copied =
      typeof encode === 'function'
        ? attempt(() => encode.call(part))
        : Array.isArray(part)
          ? part.slice(0, 100).map(copy)
          : Object.fromEntries((attempt(() => Object.keys(part)) ?? []).map((name) => [name, copy(fieldOf(part, name))]));
    above.pop();
    return copied;
  };
  return attempt(() => JSON.stringify(copy(value))) || '{}';
}
