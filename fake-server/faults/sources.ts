import type { IncomingMessage } from 'node:http';
import { readCookies } from '../http/cookies.ts';
import { randomToken } from '../state.ts';
import { parseFaults } from './grammar.ts';
import { faultKinds } from './kinds.ts';

/** Where fault rules of one request come from (interfaces §4): its header, its query, and the page it comes from. */

const cookieName = '__ss_fault';

/** The query parameter of calls and page addresses. */
const faultParameter = '__ss';

/** A plus that joins no kinds of faults: forms write one for a space. */
const spacePlus = new RegExp(`\\+(?!(?:${Object.keys(faultKinds).join('|')})(?:[:+@~,%]|$))`, 'gi');

/** The rules in a query; undefined for none. A plus before a kind of fault stands for itself, as the rules are written. */
export function queryRules(queryText: string): string | undefined {
  const raw = new RegExp(`(?:^|&)${faultParameter}=([^&]*)`).exec(queryText)?.[1];
  return raw === undefined ? undefined : decodeOrEmpty(raw.replace(spacePlus, ' '));
}

export const headerRules = (request: IncomingMessage): string | undefined => {
  const header = request.headers['x-ss-fault'];
  return typeof header === 'string' ? header : undefined;
};

/** The rules of the page that a call comes from: an id of the page load, a dot, the rules. */
export const pageRules = (request: IncomingMessage): string | undefined => {
  const value = readCookies(request.headers.cookie).get(cookieName);
  return value ? decodeOrEmpty(value) : undefined;
};

/** What a page's address asks for: its rules hold until `off`. */
export interface PageFaults {
  /** What to set; null when the address says nothing. */
  readonly cookie: string | null;
  /** The rules that now hold for this page, as its scripts' address carries them; null for none. */
  readonly carried: string | null;
}

/** Reads `?__ss=` of a page's address. Throws a FaultSyntaxError for rules that cannot be read. */
export function readPageFaults(request: IncomingMessage, queryText: string): PageFaults {
  const requested = queryRules(queryText);
  if (requested === undefined) {
    const held = pageRules(request);
    return { cookie: null, carried: held ? encodeURIComponent(held) : null };
  }
  if (requested === 'off') return { cookie: `${cookieName}=; Path=/; SameSite=Lax; Max-Age=0`, carried: null };
  parseFaults(requested);
  const carried = encodeURIComponent(`${randomToken().slice(0, 8)}.${requested}`);
  return { cookie: `${cookieName}=${carried}; Path=/; SameSite=Lax`, carried };
}

/**
 * Cookies of a page do not reach the static host, which is another site: a page under faults asks it for its scripts below a
 * folder that names the rules, and chunks come from the folder of the boot script.
 */
export const carriedFolder = (carried: string): string => `/runtime/${faultParameter}=${carried}`;

/** Splits such a folder off a path of the static host. */
export function splitCarried(path: string): { path: string; rules: string | undefined } {
  const match = /^\/runtime\/__ss=([^/]*)(\/.*)$/.exec(path);
  if (!match) return { path, rules: undefined };
  return { path: `/runtime${match[2]}`, rules: decodeOrEmpty(match[1] ?? '') };
}

function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
