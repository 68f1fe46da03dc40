import type { StackPlace } from '../common/visits/visit-report.ts';
import type { Writer } from '../common/visits/visits.ts';

const maxFileLength = 160;
const runtimeFolder = '/runtime/';

/** Finds the source of a place in the built runtime; null without a source map. */
export type FindSource = (file: string, line: number, column: number) => { readonly file: string; readonly line: number } | null;

/** The hosts of a page and of the runtime's files, with their ports. */
export interface PageHosts {
  readonly page: string;
  readonly runtime: string;
}

/**
 * Returns the writer that a stack names: its innermost place, and its callers.
 */
export function writerOf(stack: readonly StackPlace[], hosts: PageHosts, findSource: FindSource): Writer {
  const places = stack.map((place) => readPlace(place, hosts, findSource));
  // The runtime reaches the browser through one folder; the module that calls it is the writer.
  const first = places.findIndex(({ file }) => !file.startsWith(browserFolder));
  const [writer, ...callers] = places.slice(Math.max(first, 0));
  if (!writer) return unknownWriter;
  return { ...writer, callers: callers.map(({ file, line }) => `${file}:${line}`) };
}

const browserFolder = 'runtime/browser/';

/** The writer of a cookie in a Set-Cookie header. */
export const serverWriter = (method: string, path: string): Writer => ({
  ...unknownWriter,
  owner: 'server',
  file: `Set-Cookie of ${method} ${path}`.slice(0, maxFileLength),
});

/** Code without an address, or code that wrote unseen by the page report. */
export const unknownWriter: Writer = {
  owner: 'unknown',
  file: 'unknown code',
  line: null,
  column: null,
  url: null,
  functionName: '',
  callers: [],
};

function readPlace([address, line, column, functionName]: StackPlace, hosts: PageHosts, findSource: FindSource): Writer {
  const plain = address.replace(/^blob:/, '');
  if (!URL.canParse(plain)) return unknownWriter;
  const { host, pathname, protocol } = new URL(plain);
  const url = /^https?:$/.test(protocol) && plain === address ? address : null;
  const place = { line, column, url, functionName, callers: [] };
  const isRuntime = host === hosts.runtime && pathname.startsWith(runtimeFolder);
  if (isRuntime) {
    const built = pathname.slice(runtimeFolder.length);
    const source = findSource(built, line, column);
    return { ...place, owner: 'runtime', file: built, ...source };
  }
  if (host === hosts.page) return { ...place, owner: 'site', file: pathname.slice(0, maxFileLength) };
  return { ...place, owner: 'third-party', file: `${host}${pathname}`.slice(0, maxFileLength) };
}
