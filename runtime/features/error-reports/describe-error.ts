import { causesOf, messageWithCauses, stackOf, stackWithCauses } from './causes.ts';
import { describeValue, fieldOf, isObject, tagOf } from './describe-value.ts';

/** An error's message and place. Line and column are 1-based; 0 and empty texts stand for unknown values. */
export interface ErrorDetails {
  readonly message: string;
  readonly stack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the details of any thrown value, or of the window's event of one, with its causes. Never throws. */
export function describeError(caught: unknown): ErrorDetails {
  return tagOf(caught) === '[object ErrorEvent]' ? describeErrorEvent(caught) : describeThrown(reasonOf(caught));
}

/** Returns the reason of the event of an unhandled rejection; older promise libraries have it in the event's detail. */
function reasonOf(caught: unknown): unknown {
  if (tagOf(caught) === '[object PromiseRejectionEvent]') return fieldOf(caught, 'reason');
  if (!/Event\]$/.test(tagOf(caught)) || fieldOf(caught, 'type') !== 'unhandledrejection') return caught;
  const holder = [caught, fieldOf(caught, 'detail')].find((value) => has(value, 'reason'));
  return holder ? fieldOf(holder, 'reason') : caught;
}

function has(value: unknown, name: string): boolean {
  try {
    return isObject(value) && name in value;
  } catch {
    return false;
  }
}

function describeThrown(error: unknown): ErrorDetails {
  const causes = causesOf(error);
  return {
    message: messageWithCauses(describeValue(error), causes),
    stack: stackWithCauses(stackOf(error), causes),
    ...firstPlace([error, ...causes.map(({ value }) => value)]),
  };
}

/** Returns the place of the first value whose stack has one. */
function firstPlace(values: readonly unknown[]): Omit<ErrorDetails, 'message' | 'stack'> {
  for (const value of values) {
    const [, file, line, column] = /([\w-]+:\/\/[^\s()]*?):(\d+):(\d+)/.exec(stackOf(value)) ?? [];
    if (file) return { file, line: Number(line), column: Number(column) };
  }
  return { file: '', line: 0, column: 0 };
}

/** The event's place takes precedence over the stack's. */
function describeErrorEvent(event: unknown): ErrorDetails {
  const error = fieldOf(event, 'error');
  const { stack, message, ...place } = describeThrown(error);
  const own = fieldOf(event, 'message');
  return {
    message: own ? messageWithCauses(String(own), causesOf(error)) : message,
    stack,
    file: String(fieldOf(event, 'filename') || place.file),
    line: Number(fieldOf(event, 'lineno')) || place.line,
    column: Number(fieldOf(event, 'colno')) || place.column,
  };
}
