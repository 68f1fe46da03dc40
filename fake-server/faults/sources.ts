import type { IncomingMessage } from 'node:http';
import { unescaped } from '../../runtime/contract/unescaped.ts';
import { readCookies } from '../http/cookies.ts';
import { splitTarget } from '../http/target.ts';
import { randomToken } from '../random-token.ts';
import { parseFaults } from './grammar.ts';
import { faultKinds } from './kinds.ts';

/** The sources of fault rules of a request: its header, its query, and the page that sent it. */

const cookieName = '__ss_fault';

/** The query parameter of calls and page addresses. */
const faultParameter = '__ss';

const rulesInQuery = new RegExp(`(?:^|&)${faultParameter}=([^&]*)`);

/** Matches a plus that stands for a space, as in forms: one that does not join two kinds of faults. */
const spacePlus = new RegExp(`\\+(?!(?:${Object.keys(faultKinds).join('|')})(?:[:+@~,%]|$))`, 'gi');

/** Returns the rules in a query; undefined without rules. A plus before a kind of fault is a plus, any other plus is a space. */
export function queryRules(queryText: string): string | undefined {
  const raw = rulesInQuery.exec(queryText)?.[1];
  return raw === undefined ? undefined : unescaped(raw.replace(spacePlus, ' '), '');
}

export const headerRules = (request: IncomingMessage): string | undefined => {
  const header = request.headers['x-ss-fault'];
  return typeof header === 'string' ? header : undefined;
};

/** Returns the rules of the page that sent a call: an id of the page load, a dot, the rules. */
export const pageRules = (cookies: ReadonlyMap<string, string>): string | undefined => {
  const value = cookies.get(cookieName);
  return value ? unescaped(value, '') : undefined;
};

/** Returns the rules of the page's address in the Referer header, which pages with rules send to third parties in full. */
export function refererRules({ headers: { referer = '' } }: IncomingMessage): string | undefined {
  const rules = queryRules(splitTarget(referer.split('#', 1)[0] ?? '').queryText);
  return rules === undefined || rules === 'off' ? undefined : `referer.${rules}`;
}

/** The rules of a page's address. They apply until `?__ss=off`. */
export interface PageFaults {
  /** The cookie to set; null for an address without rules. */
  readonly cookie: string | null;
  /** The rules of this page, encoded for its scripts' address; null without rules. */
  readonly carried: string | null;
  /** Whether the address has rules that the browser does not hold yet. */
  readonly isNew: boolean;
}

const readRequests = new WeakMap<IncomingMessage, PageFaults>();

/**
 * Reads `?__ss=` of a page's address; the same value for the same request. Throws a FaultSyntaxError for rules that cannot be
 * read.
 */
export function readPageFaults(request: IncomingMessage, queryText: string): PageFaults {
  const read = readRequests.get(request) ?? decodePageFaults(request, queryText);
  readRequests.set(request, read);
  return read;
}

function decodePageFaults(request: IncomingMessage, queryText: string): PageFaults {
  const requested = queryRules(queryText);
  const held = pageRules(readCookies(request.headers.cookie));
  if (requested === undefined) return { cookie: null, carried: held ? encodeURIComponent(held) : null, isNew: false };
  if (requested === 'off') return { cookie: `${cookieName}=; Path=/; SameSite=Lax; Max-Age=0`, carried: null, isNew: false };
  // A page load starts the counts of its rules. Rules for pages count loads, so a reload goes on with them.
  const countsLoads = parseFaults(requested).some(({ target }) => target === 'page');
  const isHeld = countsLoads && held?.slice(held.indexOf('.') + 1) === requested;
  const carried = encodeURIComponent(isHeld ? held : `${randomToken().slice(0, 8)}.${requested}`);
  return { cookie: `${cookieName}=${carried}; Path=/; SameSite=Lax`, carried, isNew: !isHeld };
}

/**
 * Returns the folder of a page's scripts, which contains its rules: browsers do not send a page's cookies to the static host,
 * because it is another site. Chunks are loaded from the folder of the boot script.
 */
export const carriedFolder = (carried: string): string => `/runtime/${faultParameter}=${carried}`;

/** Splits the folder of rules off a path of the static host. */
export function splitCarried(path: string): { path: string; rules: string | undefined } {
  const match = /^\/runtime\/__ss=([^/]*)(\/.*)$/.exec(path);
  if (!match) return { path, rules: undefined };
  return { path: `/runtime${match[2]}`, rules: unescaped(match[1] ?? '', '') };
}
