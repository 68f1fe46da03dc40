import { maxStackCharacters } from '../../contract/errors/limits.ts';

/** The event's name and the app's in an error report (our choice: the specifications do not show them). */
export const errorEventName = 'javascript-error';
export const appName = 'ss-runtime';

const truncated = '… (truncated)';

/** At most so many characters with the mark that says it was cut; 5000 of a stack. Spec 1 §9. */
export const cutText = (text: string, longest: number = maxStackCharacters): string =>
  text.length > longest ? text.slice(0, Math.max(0, longest - truncated.length)) + truncated : text;
