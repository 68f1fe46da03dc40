import { thrownText } from '../../page/thrown-text.ts';

/** An error's message and place. Line and column are 1-based; 0 and empty texts stand for unknown values. */
export interface ErrorDetails {
  readonly message: string;
  readonly stack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the details of any thrown value, or of the window's event of one. Never throws. */
export function describeError(caught: unknown): ErrorDetails {
  if (isEvent(caught, 'ErrorEvent')) return describeErrorEvent(caught as ErrorEvent);
  return describeThrown(isEvent(caught, 'PromiseRejectionEvent') ? (caught as PromiseRejectionEvent).reason : caught);
}

const isEvent = (value: unknown, name: string): boolean => tagOf(value) === `[object ${name}]`;
const tagOf = (value: unknown): string => readSafely(() => Object.prototype.toString.call(value));

/** Reads the place from the first stack frame that has one. */
function describeThrown(error: unknown): ErrorDetails {
  // Not by `instanceof`: an error of another frame is of another class.
  const stack = readSafely(() => (isObject(error) && 'stack' in error ? error.stack : ''));
  const [, file = '', line = '0', column = '0'] = /([\w-]+:\/\/[^\s()]*?):(\d+):(\d+)/.exec(stack) ?? [];
  return { message: describeMessage(error), stack, file, line: Number(line), column: Number(column) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fields of errors, responses and events that describe a thrown value: errors#thrown-values. */
const describingFields = ['name', 'message', 'code', 'type', 'status', 'statusText', 'url'];
const maxCharacters = 500;

/** Returns `Name: message` of an error or a similar object; the class and content of any other object. Never empty. */
function describeMessage(error: unknown): string {
  if (!isObject(error)) return thrownText(error);
  const field = (name: string) => readSafely(() => (error as Record<string, unknown>)[name]);
  if (field('message')) return `${field('name') || 'Error'}: ${field('message')}`;
  const text = readSafely(() => (error instanceof Error ? error.name : error));
  if (text && !text.startsWith('[object ')) return text;
  const json = readSafely(() => JSON.stringify(error)) || '{}';
  // Objects of the browser are empty as JSON.
  const details = describingFields.flatMap((name) => (field(name) ? [`${name} ${field(name)}`] : []));
  return `${tagOf(error) || 'unreadable object'} ${details.length > 0 ? details.join(', ') : json}`.slice(0, maxCharacters);
}

/** The event's place takes precedence over the stack's. */
function describeErrorEvent(event: ErrorEvent): ErrorDetails {
  const { stack, ...place } = describeThrown(event.error);
  return {
    message: readSafely(() => event.message) || place.message,
    stack,
    file: readSafely(() => event.filename) || place.file,
    line: event.lineno || place.line,
    column: event.colno || place.column,
  };
}

/** Returns the text of a value that may throw when it is read; an empty text for no value. */
function readSafely(read: () => unknown): string {
  try {
    return String(read() ?? '');
  } catch {
    return '';
  }
}
