import type { StackPlace } from '../../../../fake-server/common/visits/visit-report.ts';
import { withoutHash } from '../../artifacts/addresses.ts';
import type { ScriptInitiator, SourceLine } from '../../artifacts/artifacts.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';
import type { Traffic } from './traffic.ts';

/** Lines of a page's markup and scripts, by their address. */
export type Sources = ReadonlyMap<string, readonly string[]>;

interface Observations {
  readonly events: readonly { readonly stack: readonly StackPlace[] }[];
  readonly traffic: Pick<Traffic, 'requests'>;
}

/** Maximum length of a quoted line, in UTF-16 code units. Minified files have one line. */
const maxQuoteChars = 160;
/** Length of the quoted part of a longer line before its column. */
const beforeChars = 40;

/** Maximum numbers of sources and lines of one visit. */
const maxSources = 60;
const maxLines = 1000;
/** Longer sources are not read. */
const maxSourceChars = 4_000_000;
/** A frame of a stack: `function (address:line:column)`. */
const stackFrame = /\(([^()\s]+):(\d+):(\d+)\)$/;
const consentCall = /\bgtag\s*\(\s*(['"`])consent\1\s*,\s*(['"`])(default|update)\2/g;

/**
 * Reads the documents and the scripts that acted, as the browser received them. Must run before the page is left; never rejects.
 */
export async function readSources({ events, traffic }: Observations): Promise<Sources> {
  const received = traffic.requests.filter(({ type }) => type === 'Document' || type === 'Script');
  const documents = received.filter(({ type }) => type === 'Document').map(({ url }) => url);
  const inStacks = events.flatMap(({ stack }) => stack.map(([url]) => url));
  const requesting = traffic.requests.flatMap(({ sentBy }) => (sentBy ? placesOf(sentBy).map(({ url }) => url) : []));
  const addresses = [...new Set([...documents, ...inStacks, ...requesting])].filter((url) => /^https?:/.test(url));
  const read = async (url: string) => {
    // A page that was loaded again has its last text only.
    const text = (await received.findLast((one) => one.url === url)?.readText()) ?? null;
    return text === null || text.length > maxSourceChars ? [] : [[url, text.split(/\r\n?|\n/)] as const];
  };
  const texts = await inTime(Promise.all(addresses.slice(0, maxSources).map(read)), waitMs('read'), 'reading the sources').catch(
    () => [],
  );
  return new Map(texts.flat());
}

/** Returns the lines at the places of the scripts, and those that set a default for Google's consent mode or update it. */
export function sourceLines(sources: Sources, scripts: readonly (ScriptInitiator | null)[]): SourceLine[] {
  const places = new Map<string, Omit<SourceLine, 'code'>>();
  for (const [url, lines] of sources) for (const call of consentCalls(url, lines)) places.set(keyOf(call), call);
  for (const script of scripts) {
    for (const place of script ? placesOf(script) : []) if (!places.has(keyOf(place))) places.set(keyOf(place), place);
  }
  return [...places.values()].slice(0, maxLines).flatMap((place) => {
    const code = quoteAt(sources.get(place.url) ?? [], place);
    return code === null ? [] : [{ ...place, code }];
  });
}

/** Lines after the reported one in which a tag is searched for, because the browser may report the end of the tag before it. */
const tagLines = 3;

/** Returns the place of the tag that requests an address in markup; the reported place where no tag names the address. */
export function atTag(sources: Sources | undefined, script: ScriptInitiator | null, address: string): ScriptInitiator | null {
  if (script?.via !== 'markup' || !URL.canParse(address)) return script;
  const { pathname, search } = new URL(address);
  const named = [address, `${pathname}${search}`, pathname.split('/').at(-1) ?? ''].flatMap((text) => [
    text,
    text.replaceAll('&', '&amp;'),
  ]);
  const lines = sources?.get(script.url)?.slice(script.line - 1, script.line + tagLines) ?? [];
  for (const text of named) {
    const below =
      text === '' ? -1 : lines.findIndex((line, index) => line.includes(text, index === 0 ? startOfTag(line, script.column) : 0));
    const line = lines[below];
    if (line === undefined) continue;
    const at = line.indexOf(text, below === 0 ? startOfTag(line, script.column) : 0);
    return { ...script, line: script.line + below, column: startOfTag(line, at + 1) + 1 };
  }
  return script;
}

/** Returns the place of the first tag with a text in the markup of a document; null where no tag has it. */
export function tagWith(sources: Sources | undefined, page: string, text: string): ScriptInitiator | null {
  const url = withoutHash(page);
  const lines = sources?.get(url) ?? [];
  const index = lines.findIndex((line) => line.includes(text));
  const line = lines[index];
  if (line === undefined) return null;
  const column = startOfTag(line, line.indexOf(text) + 1) + 1;
  return { kind: 'script', via: 'markup', url, line: index + 1, column, stack: [] };
}

/** Returns the index of the tag before a column, or of the line's start. */
const startOfTag = (line: string, column: number): number => Math.max(0, line.lastIndexOf('<', column - 1));

const keyOf = ({ url, line, column }: Omit<SourceLine, 'code'>): string => `${url}:${line}:${column}`;

function placesOf({ url, line, column, stack }: ScriptInitiator): Omit<SourceLine, 'code'>[] {
  const frames = stack.flatMap((frame) => {
    const [, address = '', row, at] = stackFrame.exec(frame) ?? [];
    return address === '' ? [] : [{ url: address, line: Number(row), column: Number(at) }];
  });
  return [{ url, line, column }, ...frames];
}

function* consentCalls(url: string, lines: readonly string[]): Generator<Omit<SourceLine, 'code'>> {
  for (const [index, text] of lines.entries()) {
    if (!text.includes('gtag')) continue;
    for (const { index: at, 3: call } of text.matchAll(consentCall)) {
      yield { url, line: index + 1, column: at + 1, consentCall: call === 'update' ? 'update' : 'default' };
    }
  }
}

/** Returns what is quoted of a text at a place; null where the text has no such line, or a blank one. */
function quoteAt(lines: readonly string[], { line, column }: Pick<SourceLine, 'line' | 'column'>): string | null {
  const whole = lines[line - 1];
  if (whole === undefined || whole.trim() === '') return null;
  if (whole.trim().length <= maxQuoteChars) return whole.trim();
  const start = Math.max(0, Math.min(column - 1 - beforeChars, whole.length - maxQuoteChars));
  const end = start + maxQuoteChars;
  return `${start > 0 ? '…' : ''}${whole.slice(start, end).trim()}${end < whole.length ? '…' : ''}`;
}
