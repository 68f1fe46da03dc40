import { thrownText } from '../../page/thrown-text.ts';

/** What is known of an error. Line and column are 1-based; 0 and empty texts mean not known. */
export interface ErrorDetails {
  readonly message: string;
  readonly stack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Reads any thrown value, or the window's event of one. Never throws. */
export function describeError(caught: unknown): ErrorDetails {
  if (isEvent(caught, 'ErrorEvent')) return describeErrorEvent(caught as ErrorEvent);
  return describeThrown(isEvent(caught, 'PromiseRejectionEvent') ? (caught as PromiseRejectionEvent).reason : caught);
}

const isEvent = (value: unknown, name: string): boolean => tagOf(value) === `[object ${name}]`;
const tagOf = (value: unknown): string => textOf(() => Object.prototype.toString.call(value));

/** The place comes from the first stack frame that names one. */
function describeThrown(error: unknown): ErrorDetails {
  // Errors of other frames are none of this page's.
  const stack = textOf(() => (isObject(error) && 'stack' in error ? error.stack : ''));
  const [, file = '', line = '0', column = '0'] = /([\w-]+:\/\/[^\s()]*?):(\d+):(\d+)/.exec(stack) ?? [];
  return { message: messageOf(error), stack, file, line: Number(line), column: Number(column) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What tells one thing that was thrown from another, of errors, responses of calls, and events (our choice). */
const telling = ['name', 'message', 'code', 'type', 'status', 'statusText', 'url'];
const maxCharacters = 500;

/** `Name: message` of what is like an error; of any other object its class and what it holds. Never empty. */
function messageOf(error: unknown): string {
  if (!isObject(error)) return thrownText(error);
  const field = (name: string) => textOf(() => (error as Record<string, unknown>)[name]);
  if (field('message')) return `${field('name') || 'Error'}: ${field('message')}`;
  const text = textOf(() => (error instanceof Error ? error.name : error));
  if (text && !text.startsWith('[object ')) return text;
  const holds = textOf(() => JSON.stringify(error)) || '{}';
  // What browsers make tells nothing by itself.
  const details = telling.flatMap((name) => (field(name) ? [`${name} ${field(name)}`] : []));
  return `${tagOf(error) || 'unreadable object'} ${details.length > 0 ? details.join(', ') : holds}`.slice(0, maxCharacters);
}

/** The same from a window's error event, which knows the place better. */
function describeErrorEvent(event: ErrorEvent): ErrorDetails {
  const { stack, ...place } = describeThrown(event.error);
  return {
    message: textOf(() => event.message) || place.message,
    stack,
    file: textOf(() => event.filename) || place.file,
    line: event.lineno || place.line,
    column: event.colno || place.column,
  };
}

function textOf(read: () => unknown): string {
  try {
    return String(read() ?? '');
  } catch {
    return '';
  }
}
