import type { IncomingMessage } from 'node:http';
import { readCookies } from '../http/cookies.ts';

/** The header, and the cookie, with the name of a session: calls#test-session. */
const sessionHeader = 'X-SS-Session';

const allowedName = /^[\w.-]{1,64}$/;

/** The session that a request names: null for the main one. `problem` is a sentence, and null for an allowed name. */
export interface RequestedSession {
  readonly name: string | null;
  readonly problem: string | null;
}

const expectedName = 'Expected 1 to 64 letters, digits, hyphens, underscores or dots as the session';

/** Returns the name of a session. Throws a RangeError for a name that is not allowed. */
export function checkedSessionName(name: string): string {
  if (allowedName.test(name)) return name;
  throw new RangeError(`${expectedName}, got ${JSON.stringify(name.slice(0, 80))}.`);
}

/** Reads the session of a request, from its header, else from its cookie. An empty header names the main session. */
export function requestedSession({ headers }: Pick<IncomingMessage, 'headers'>): RequestedSession {
  const header = headers['x-ss-session'];
  const name = header === undefined ? (readCookies(headers.cookie).get(sessionHeader) ?? '') : [header].flat().join(', ');
  if (name === '') return { name: null, problem: null };
  if (allowedName.test(name)) return { name, problem: null };
  const place = header === undefined ? 'cookie' : 'header';
  const shown = JSON.stringify(name.slice(0, 80));
  return { name: null, problem: `${expectedName} in the ${place} ${sessionHeader}, got ${shown}.` };
}

/**
 * Returns the cookie that a page's response sets, so that the page's beacons and images name the session of its own request; null
 * when the browser has the right one. An empty header removes the cookie.
 */
export function sessionCookie({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { name } = requestedSession({ headers });
  const held = readCookies(headers.cookie).get(sessionHeader);
  if (headers['x-ss-session'] === undefined || (name ?? undefined) === held) return null;
  const lifetime = name === null ? '; Max-Age=0' : '';
  return `${sessionHeader}=${name ?? ''}; Path=/; HttpOnly; SameSite=Lax${lifetime}`;
}

/**
 * Returns the folder of a session's scripts on the static host, which is another site and gets no cookies of the page; empty for
 * the main session. Chunks are loaded from the folder of the boot script.
 */
export const sessionFolder = (name: string | null): string => (name === null ? '' : `/session=${name}`);

/** Takes the folder of a session off the address of a request to the static host, and names the session in its header. */
export function takeSessionFolder(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const match = /^\/session=([\w.-]{1,64})(\/.*)$/.exec(request.url ?? '');
  if (!match) return;
  request.url = match[2] ?? '';
  request.headers['x-ss-session'] ??= match[1] ?? '';
}
