import type { IncomingMessage, ServerResponse } from 'node:http';
import { consentCookieName, crumbCookieName } from '../../runtime/contract/cookies.ts';
import { shapeOf } from '../common/secrets/mask.ts';
import { redactText } from '../common/secrets/redact.ts';
import { readCookieLine } from '../common/visits/cookie-line.ts';
import { readCookies } from '../http/cookies.ts';
import { splitTarget } from '../http/target.ts';
import { addAnswer, answerOf } from './answers.ts';
import { crumbKey, senderOf } from './sender.ts';
import { isShown } from './shown-cookie.ts';
import type { Visit, VisitLog } from './visit-log.ts';
import { serverWriter } from './writer.ts';

const maxNames = 100;
const maxPathLength = 300;

/**
 * Adds a page view, and the cookies that a response sets, to the visit of its request. Call it when the response has its headers;
 * other responses are ignored.
 * @param atMs time of the request, in ms since 1970
 */
export function recordResponse(
  log: VisitLog,
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
  atMs: number,
): void {
  const lines = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  const isView = isPageView(request, response);
  if (!isView && lines.length === 0) return;
  const visit = log.of(senderOf(request, site), atMs);
  const path = redactText(splitTarget(request.url).path).slice(0, maxPathLength);
  const cookies = readCookies(request.headers.cookie);
  noteCookies(log, visit, cookies, { path, atMs, isFirst: visit.answer === undefined });
  if (isView) {
    const { referer = '', 'sec-fetch-dest': destination } = request.headers;
    const isFrame = destination === 'iframe' || destination === 'frame';
    log.add(visit, { atMs, kind: 'page', path, referrer: plainAddress(referer), status: response.statusCode, isFrame });
  }
  for (const line of lines.slice(0, maxNames)) addServerCookie(log, visit, { line, request, path, atMs });
}

/** Returns whether a response is a page that a visitor opened, in a window or a frame. */
function isPageView({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose } = headers;
  return (
    method === 'GET' &&
    /^text\/html\b/i.test(String(response.getHeader('Content-Type') ?? '')) &&
    !(response.statusCode >= 300 && response.statusCode < 400) &&
    ['document', 'iframe', 'frame'].includes(String(destination)) &&
    !/prefetch/i.test(String(purpose))
  );
}

/** Keeps the names of the first request's cookies, and an answer that changed since the last request. */
function noteCookies(
  log: VisitLog,
  visit: Visit,
  cookies: ReadonlyMap<string, string>,
  { path, atMs, isFirst }: { path: string; atMs: number; isFirst: boolean },
): void {
  const answer = cookies.get(consentCookieName)?.slice(0, 20) ?? null;
  if (isFirst) {
    for (const name of [...cookies.keys()].slice(0, maxNames)) visit.before.add(name);
    visit.answer = answer;
  } else if (answer !== visit.answer) addAnswer(log, visit, { path, atMs, value: answer, seenIn: 'request' });
}

function addServerCookie(
  log: VisitLog,
  visit: Visit,
  { line, request, path, atMs }: { line: string; request: IncomingMessage; path: string; atMs: number },
): void {
  const { name, value, attributes, lifetime } = readCookieLine(line, atMs);
  const crumb = name === crumbCookieName ? crumbKey(value) : null;
  if (crumb !== null) log.link(visit, crumb);
  visit.written.add(name);
  log.add(visit, {
    ...{ atMs, kind: 'write', path, store: 'cookie', name: name.slice(0, 100), shape: shapeOf(value.slice(0, 100)) },
    ...{
      value: isShown(name) ? value.slice(0, 200) : null,
      attributes: redactText(attributes).slice(0, 300),
      lifetime,
      isStored: true,
      count: 1,
    },
    ...{ writer: serverWriter(request.method ?? '', path), answer: answerOf(request.headers.cookie), policy: null },
  });
}

/** Returns an address without its query, which may hold data of the visitor. */
const plainAddress = (address: string): string =>
  URL.canParse(address) ? redactText(new URL(address).origin + new URL(address).pathname).slice(0, maxPathLength) : '';
