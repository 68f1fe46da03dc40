import type { StackPlace } from '../visits/visit-report.ts';

const maxPlaces = 30;
/** The end of a line has the place. */
const maxLineLength = 2000;
/** A page may replace them. */
const ErrorClass = Error as ErrorConstructor & { prepareStackTrace?: unknown; stackTraceLimit?: number };
const { isArray } = Array;

/** V8's description of a running call: https://v8.dev/docs/stack-trace-api. */
interface CallSite {
  getScriptNameOrSourceURL(): string | null;
  getLineNumber(): number | null;
  getColumnNumber(): number | null;
  getFunctionName(): string | null;
}

/**
 * Returns the places of the running calls, the innermost first, without those of this script. Only V8 has call sites; of other
 * engines the stack's text is read. V8's settings of it are the page's, and are restored. Never throws.
 * @param ownAddress the address of this script
 */
export function stackNow(ownAddress: string): StackPlace[] {
  const before = { prepare: ErrorClass.prepareStackTrace, limit: ErrorClass.stackTraceLimit };
  try {
    ErrorClass.stackTraceLimit = maxPlaces;
    ErrorClass.prepareStackTrace = (_error: unknown, sites: unknown) => sites;
    const stack = new ErrorClass().stack as unknown;
    return isArray(stack) ? placesOf(stack as CallSite[], ownAddress) : readStack(String(stack ?? ''), ownAddress);
  } catch {
    return [];
  } finally {
    if (before.prepare === undefined) delete ErrorClass.prepareStackTrace;
    else ErrorClass.prepareStackTrace = before.prepare;
    if (before.limit === undefined) delete ErrorClass.stackTraceLimit;
    else ErrorClass.stackTraceLimit = before.limit;
  }
}

/** A loop, because a page may have replaced methods of arrays. */
function placesOf(sites: readonly CallSite[], ownAddress: string): StackPlace[] {
  const places: StackPlace[] = [];
  for (let index = 0; index < sites.length; index++) {
    const site = sites[index] as CallSite;
    const url = site.getScriptNameOrSourceURL() ?? '';
    if (url === ownAddress) continue;
    places[places.length] = [url, site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1, site.getFunctionName() ?? ''];
  }
  return places;
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
    places.push([url, Number(row), Number(column), name]);
    if (places.length === maxPlaces) break;
  }
  return places;
}
