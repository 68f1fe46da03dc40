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

const isEvent = (value: unknown, name: string): boolean =>
  textOf(() => Object.prototype.toString.call(value)) === `[object ${name}]`;

/** The place comes from the first stack frame that names one. */
function describeThrown(error: unknown): ErrorDetails {
  const stack = textOf(() => (error instanceof Error ? error.stack : ''));
  const [, file = '', line = '0', column = '0'] = /([\w-]+:\/\/[^\s()]*?):(\d+):(\d+)/.exec(stack) ?? [];
  const message = textOf(() => (error instanceof Error ? `${error.name}: ${error.message}` : error));
  return { message, stack, file, line: Number(line), column: Number(column) };
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

/** Pages throw anything, also objects that refuse to be a text. */
function textOf(read: () => unknown): string {
  try {
    return String(read() ?? '');
  } catch {
    return '';
  }
}
