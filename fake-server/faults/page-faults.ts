import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { unescaped } from '../../runtime/contract/unescaped.ts';
import { bodyBytes } from '../http/api-response.ts';
import { captureResponse } from '../http/capture-response.ts';
import { splitTarget } from '../http/target.ts';
import type { PlatformState } from '../state/state.ts';
import { applyEffects, sendsResponse } from './effect.ts';
import type { Fault } from './engine.ts';
import type { FaultRequest, Faults } from './faults.ts';
import { parseFaults } from './grammar.ts';
import { appliedHeader, sendWithFaults } from './send-with-faults.ts';
import { headerRules, queryRules, readPageFaults } from './sources.ts';

/** The faults and the state that a request reads and changes. */
export interface PageFaultSession {
  readonly faults: Faults;
  readonly state: PlatformState;
}

const target = { name: 'page', isCall: false } as const;

/**
 * Applies rules for the target `page` to the HTML of a site's pages. `?__ss=off` always gets its page, and so do the platform's
 * screens below /config. Only requests with such rules are captured: other pages and files are sent unchanged. The returned
 * function is called before the page is made, and returns whether it has sent the response.
 */
export const pageFaults =
  (sessionOf: (request: IncomingMessage) => PageFaultSession) =>
  (request: Request, response: Response): boolean => {
    const { path, queryText } = splitTarget(request.url);
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD';
    if (!isPageRequest || /^\/config(?:\/|$)/.test(path) || queryRules(queryText) === 'off') return false;
    const { faults, state } = sessionOf(request);
    const held = readPageFaults(request, queryText);
    if (held.isNew && held.cookie !== null && isNavigation(request) && hidesPage(queryRules(queryText) ?? '')) {
      // A response that is never sent cannot set the cookie that keeps the rules for later pages.
      response.appendHeader('Set-Cookie', held.cookie);
      // A path that begins with two slashes would be the address of another host.
      response.redirect(302, request.url.replace(/^[/\\]+/, '/'));
      return true;
    }
    // Third parties get no cookie of the page, so they read its rules in the Referer (our choice).
    if (held.cookie !== null) response.setHeader('Referrer-Policy', 'unsafe-url');
    const sources: FaultRequest = {
      target,
      crumbs: [],
      header: headerRules(request),
      query: undefined,
      page: held.carried === null ? undefined : (unescaped(held.carried, null) ?? undefined),
    };
    if (faults.mayApply(sources)) captureResponse(response, (bytes) => finish(response, bytes, faults.choose, sources, state));
    return false;
  };

/**
 * Browsers set this header for trustworthy origins, which `*.localhost` is:
 * https://www.w3.org/TR/fetch-metadata/#sec-fetch-mode-header.
 */
const isNavigation = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-mode'] === 'navigate';

/** Returns whether rules have one for pages that sends no response. */
const hidesPage = (rules: string): boolean =>
  parseFaults(rules).some((rule) => rule.target === target.name && !sendsResponse(rule.effects));

function finish(
  response: Response,
  bytes: Buffer,
  choose: (request: FaultRequest) => Fault | null,
  sources: FaultRequest,
  state: PlatformState,
): void {
  const isHtml = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
  const fault = isHtml ? choose(sources) : null;
  if (!fault) {
    response.end(bytes.length > 0 ? bytes : undefined);
    return;
  }
  const changed = applyEffects({ status: response.statusCode, body: bytes }, fault.effects, state);
  const headers = { ...changed.headers, 'Cache-Control': 'no-store', 'X-SS-Fault-Applied': appliedHeader(fault.text) };
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
  sendWithFaults(response, { status: changed.status, headers, bytes: bodyBytes(changed.body) }, fault);
}
