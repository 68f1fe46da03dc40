import { shapeOf } from '../../../../fake-server/common/secrets/mask.ts';
import { hostOf } from '../../artifacts/addresses.ts';
import type { CookieWrite, Initiator, JarCookie } from '../../artifacts/artifacts.ts';
import { isDeletion } from '../../artifacts/cookies.ts';
import { scriptInitiator } from '../traffic/initiators.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { isAfter, type Watch } from '../watch/watch.ts';
import { parseWrittenCookie } from './written-cookie.ts';

interface Jars {
  readonly before: readonly JarCookie[];
  readonly after: readonly JarCookie[];
}

/** Returns the cookie writes of a visit that has ended. `answeredAtMs` is null without an answer. */
export function writesOf(watch: Pick<Watch, 'events' | 'traffic'>, jars: Jars, answeredAtMs: number | null): CookieWrite[] {
  const observed = observedWrites(watch, answeredAtMs);
  const isMissing = watch.traffic.clearsCookies() ? () => false : missingIn(observed, jars.after);
  const seen = observed.map((one) => (one.mayBeIgnored && isMissing(one) ? { ...one.cookie, refused: notKept } : one.cookie));
  return [...seen, ...unattributedWrites(watch.traffic, jars, seen, answeredAtMs)];
}

/** Returns the cookies that a browser should have after the observed writes, for a browser that no longer responds. */
export function jarOfWrites(watch: Pick<Watch, 'events' | 'traffic'>, before: readonly JarCookie[]): JarCookie[] {
  const jar = new Map(before.map((cookie) => [`${cookie.domain} ${cookie.name}`, cookie]));
  for (const { cookie } of observedWrites(watch, null)) {
    const { name, value, domain, path, lifetimeMs, atMs, refused } = cookie;
    if (refused !== undefined) continue;
    const expiresMs = lifetimeMs === null ? null : atMs + lifetimeMs;
    if (isDeletion(cookie)) jar.delete(`${domain} ${name}`);
    else jar.set(`${domain} ${name}`, { name, value, domain, path: path ?? '/', expiresMs, httpOnly: false, secure: false });
  }
  return [...jar.values()];
}

const notKept = 'the browser did not keep it';

interface ObservedWrite {
  readonly seenAtMs: number;
  readonly cookie: CookieWrite;
  readonly mayBeIgnored: boolean;
}

/** Returns the writes by scripts and by responses, in the order in which they were observed. */
function observedWrites(watch: Pick<Watch, 'events' | 'traffic'>, answeredAtMs: number | null): ObservedWrite[] {
  const write = (line: string, atMs: number, seenAtMs: number, page: string, initiator: Initiator, refused?: string) => {
    const { name, value, domain, path, lifetimeMs } = parseWrittenCookie(line, atMs);
    const cookie: CookieWrite = {
      name,
      value,
      domain: domain ?? hostOf(page),
      path,
      lifetimeMs,
      initiator,
      line: shapedLine(line),
      atMs,
      afterAnswer: isAfter(seenAtMs, answeredAtMs),
      ...(refused === undefined || isDeletion({ lifetimeMs }) ? {} : { refused }),
    };
    return { seenAtMs, cookie, mayBeIgnored: false };
  };
  const byScript = watch.events
    .filter((event) => event.kind === 'cookie')
    .map((event) => {
      const unknown = { kind: 'script', via: event.via, url: event.page, line: 1, column: 1, stack: [] } as const;
      const initiator = scriptInitiator(event.via, event.stack) ?? unknown;
      const { text, atMs, seenAtMs, page, origin } = event;
      return write(text, atMs, seenAtMs, hostOf(page) === '' ? origin : page, initiator, event.stored ? undefined : notKept);
    });
  const byResponse = watch.traffic.headerCookies().map(({ line, initiator, atMs, refused, mayBeIgnored }) => ({
    ...write(line, atMs, atMs, initiator.url, initiator, refused),
    mayBeIgnored,
  }));
  return [...byScript, ...byResponse].sort((a, b) => a.seenAtMs - b.seenAtMs);
}

/**
 * Returns a function that tells whether a written cookie is in no jar although nothing removed it. What a response to a request
 * without credentials sets, such as one for a web font, is not stored, and DevTools does not report that.
 */
function missingIn(writes: readonly ObservedWrite[], jarAfter: readonly JarCookie[]): (write: ObservedWrite) => boolean {
  const endedAtMs = Date.now();
  return (write) => {
    const { name, domain, lifetimeMs, atMs, refused } = write.cookie;
    const isSame = (other: { readonly name: string; readonly domain: string }) => other.name === name && other.domain === domain;
    const isEnded = lifetimeMs !== null && atMs + lifetimeMs <= endedAtMs;
    const later = writes.slice(writes.indexOf(write) + 1);
    const isRemoved = later.some(({ cookie }) => isSame(cookie) && isDeletion(cookie));
    return refused === undefined && !isEnded && !isRemoved && !jarAfter.some(isSame);
  };
}

/**
 * Returns the cookies at the end without an observed write, on hosts that responded to shared workers. The browser does not
 * report which response set them: the last one counts as the initiator, and the line is unknown.
 */
function unattributedWrites(
  { responsesWithHiddenCookies }: Pick<Traffic, 'responsesWithHiddenCookies'>,
  jar: Jars,
  seen: readonly CookieWrite[],
  answeredAtMs: number | null,
): CookieWrite[] {
  return jar.after.flatMap(({ name, value, domain, path, expiresMs }): CookieWrite[] => {
    const isSame = (other: { readonly name: string; readonly domain: string }) => other.name === name && other.domain === domain;
    const isKept = jar.before.some((cookie) => isSame(cookie) && cookie.value === value);
    const response = responsesWithHiddenCookies.findLast(({ initiator }) => isWithin(hostOf(initiator.url), domain));
    if (isKept || !response || seen.some(isSame)) return [];
    const { initiator, atMs } = response;
    const lifetimeMs = expiresMs === null ? null : expiresMs - atMs;
    const afterAnswer = isAfter(atMs, answeredAtMs);
    return [{ name, value, domain, path, lifetimeMs, initiator, line: '', atMs, afterAnswer }];
  });
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns the written line with the shape of its value. */
const shapedLine = (line: string): string =>
  line.replace(/^([^=;]*=)([^;]*)/, (_all, name: string, value: string) => `${name}${shapeOf(value)}`);
