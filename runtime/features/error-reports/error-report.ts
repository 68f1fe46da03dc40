import { maxStackCharacters } from '../../contract/errors/limits.ts';

/** The event's name and the app's in an error report (our choice: the specifications do not show them). */
export const errorEventName = 'javascript-error';
export const appName = 'ss-runtime';

const truncated = '… (truncated)';

/** At most 5000 characters with the mark that says it was cut. Spec 1 §9. */
export const cutStack = (stack: string): string =>
  stack.length > maxStackCharacters ? stack.slice(0, maxStackCharacters - truncated.length) + truncated : stack;
