import type { StackPlace } from '../../common/visits/visit-report.ts';

const maxPlaces = 6;
const maxNameLength = 80;
const maxAddressLength = 300;
/** The end of a line has the place. */
const maxLineLength = 2000;
/** A page may replace it. */
const ErrorClass = Error as ErrorConstructor & { prepareStackTrace?: unknown; stackTraceLimit?: number };

/**
 * Returns the places of the running calls, the innermost first, without those of this script. Only places with an address count. The
 * stack's text is read, because every browser has it; V8's settings of it are the page's, and are restored.
 * @param ownAddress the address of this script
 */
export function stackNow(ownAddress: string): StackPlace[] {
  const before = { prepare: ErrorClass.prepareStackTrace, limit: ErrorClass.stackTraceLimit };
  try {
    ErrorClass.prepareStackTrace = undefined;
    ErrorClass.stackTraceLimit = 30;
    return readStack(new ErrorClass().stack ?? '', ownAddress);
  } catch {
    return [];
  } finally {
    if (before.prepare === undefined) delete ErrorClass.prepareStackTrace;
    else ErrorClass.prepareStackTrace = before.prepare;
    if (before.limit === undefined) delete ErrorClass.stackTraceLimit;
    else ErrorClass.stackTraceLimit = before.limit;
  }
}

/** Returns the places in the text of a stack, as Chromium (`at f (url:1:2)`), Firefox and Safari (`f@url:1:2`) write them. */
export function readStack(stack: string, ownAddress: string): StackPlace[] {
  const places: StackPlace[] = [];
  for (const line of stack.split('\n')) {
    // A function's name may be any text, so the last address of the line counts.
    const found = /^(.*?)((?:https?|blob):(?:(?!https?:\/\/)[^\s()])+):(\d+):(\d+)[^:]*(?::\d+:\d+\)?)?$/.exec(
      line.slice(-maxLineLength),
    );
    const [, start = '', url = '', row = '', column = ''] = found ?? [];
    if (!found || url === ownAddress) continue;
    const name = start.replace(/^\s*at /, '').replace(/[\s(@]+$/, '');
    places.push([url.slice(0, maxAddressLength), Number(row), Number(column), name.slice(0, maxNameLength)]);
    if (places.length === maxPlaces) break;
  }
  return places;
}
