// Part of the boot script.
import { maxStackCharacters } from '../../contract/errors/constants.ts';

/** Values of an error report that the sources leave open: errors#error-report. */
export const errorEventName = 'javascript-error';
export const appName = 'ss-runtime';

const truncatedMark = '… (truncated)';

/** Returns at most `maxCharacters` of the text, with a mark at the end of a cut text: errors#stack-limit. */
export const cutText = (text: string, maxCharacters: number = maxStackCharacters): string =>
  text.length > maxCharacters ? text.slice(0, Math.max(0, maxCharacters - truncatedMark.length)) + truncatedMark : text;
