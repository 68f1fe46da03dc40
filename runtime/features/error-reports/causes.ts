import { maxStackCharacters } from '../../contract/errors/constants.ts';
import { describeValue, fieldOf, isObject } from './describe-value.ts';
import { cutText } from './error-inbox.ts';

/** One cause of an error, with its relation to it: `caused by`, `error 1 of 3`. */
interface Cause {
  readonly relation: string;
  readonly value: unknown;
}

const maxCauses = 20;
const maxMessageCharacters = 1000;

/**
 * Returns the causes of a thrown value at any depth, each once, those of an error before the next one: errors#error-causes.
 * Standard fields, the errors inside events and objects, and the error of a media element that failed.
 */
export function causesOf(thrown: unknown): readonly Cause[] {
  const found: Cause[] = [];
  const seen = new Set<unknown>([thrown]);
  const add = (parent: unknown): void => {
    if (!isObject(parent)) return;
    for (const cause of directCauses(parent)) {
      if (found.length >= maxCauses) return;
      if (isObject(cause.value) && seen.has(cause.value)) continue;
      seen.add(cause.value);
      found.push(cause);
      add(cause.value);
    }
  };
  add(thrown);
  return found;
}

function directCauses(parent: unknown): readonly Cause[] {
  const causes: Cause[] = [];
  const cause = fieldOf(parent, 'cause');
  if (cause !== undefined && cause !== null) causes.push({ relation: 'caused by', value: cause });
  for (const name of ['error', 'reason', 'suppressed', 'detail']) {
    const value = fieldOf(parent, name);
    if (looksThrown(value)) causes.push({ relation: name, value });
  }
  const failure = fieldOf(fieldOf(parent, 'target'), 'error');
  if (looksThrown(failure)) causes.push({ relation: 'target’s error', value: failure });
  const errors = fieldOf(parent, 'errors');
  if (!Array.isArray(errors)) return causes;
  return [...causes, ...errors.map((value: unknown, index) => ({ relation: `error ${index + 1} of ${errors.length}`, value }))];
}

/** Any value may be a cause, but fields of other meanings have these names too. */
const looksThrown = (value: unknown): boolean => isObject(value) && typeof fieldOf(value, 'message') === 'string';

/** Returns the message with those of the causes: `Error: no price; caused by TypeError: Failed to fetch`. */
export const messageWithCauses = (message: string, causes: readonly Cause[]): string =>
  message +
  cutText(
    causes.map(({ relation, value }) => `; ${relation}${colonOf(relation)} ${describeValue(value)}`).join(''),
    maxMessageCharacters,
  );

/** Returns the stack with those of the causes, each cut to its share: errors#stack-limit. */
export function stackWithCauses(stack: string, causes: readonly Cause[]): string {
  if (causes.length === 0) return stack;
  const parts = [stack];
  for (const { relation, value } of causes) {
    const own = stackOf(value);
    const message = describeValue(value);
    // Stacks of Chromium start with the message.
    parts.push(
      `${relation[0]?.toUpperCase()}${relation.slice(1)}: ` +
        `${own.startsWith(message) ? own : [message, own].filter(Boolean).join('\n')}`,
    );
  }
  return cutToShares(parts.filter(Boolean), maxStackCharacters).join('\n');
}

const colonOf = (relation: string) => (relation === 'caused by' ? '' : ':');

export const stackOf = (value: unknown): string => {
  const stack = fieldOf(value, 'stack');
  return typeof stack === 'string' ? stack : '';
};

/** Returns the texts, of which the longest are cut so that all of them and the line breaks between them fit. */
function cutToShares(texts: readonly string[], maxCharacters: number): string[] {
  let left = maxCharacters - texts.length + 1;
  const cut = [...texts];
  const byLength = texts.map((_, index) => index).sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
  byLength.forEach((index, rank) => {
    const text = cutText(texts[index] ?? '', Math.floor(left / (texts.length - rank)));
    cut[index] = text;
    left -= text.length;
  });
  return cut;
}
