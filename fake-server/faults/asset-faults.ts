import type { Request, RequestHandler, Response } from 'express';
import { bodyBytes } from '../http/api-response.ts';
import { captureResponse } from '../http/capture-response.ts';
import { requestSender } from '../http/sender-of.ts';
import { splitTarget } from '../http/target.ts';
import type { PlatformState } from '../state/state.ts';
import { applyEffects } from './effect.ts';
import type { Fault } from './engine.ts';
import type { Faults } from './faults.ts';
import { appliedHeader, sendWithFaults } from './send-with-faults.ts';
import { headerRules, queryRules, refererRules, splitCarried } from './sources.ts';

interface FaultParts {
  readonly faults: Faults;
  readonly state: PlatformState;
}

/**
 * Applies faults to responses that are files: chunks of the static host, scripts of third parties. `partsOf` returns the faults
 * and the state of a request; `targetOf` the target of a path in fault rules, or null for a path that no rule applies to.
 */
export const assetFaults =
  (partsOf: (request: Request) => FaultParts, targetOf: (path: string) => string | null): RequestHandler =>
  (request, response, next) => {
    const { path, rules } = splitCarried(splitTarget(request.url).path);
    const { queryText } = splitTarget(request.url);
    // The next middleware gets the address without the rules.
    if (rules !== undefined) request.url = queryText === '' ? path : `${path}?${queryText}`;
    const name = targetOf(path);
    const { faults, state } = partsOf(request);
    const fault =
      name === null
        ? null
        : faults.choose({
            target: { name, group: groupOf(name), isCall: false },
            ...(requestSender(request) === 'foreign'
              ? noRules
              : { header: headerRules(request), query: queryRules(queryText), page: rules ?? refererRules(request) }),
            crumbs: [],
          });
    if (fault) captureResponse(response, (bytes) => send(response, fault, bytes, state));
    next();
  };

/** A page of another origin brings no faults along. */
const noRules = { header: undefined, query: undefined, page: undefined };

/** Rules for `chunk` apply to every chunk, those for `chunk-gallery` to one. */
const groupOf = (name: string): string | undefined => (name.startsWith('chunk-') ? 'chunk' : undefined);

function send(response: Response, fault: Fault, bytes: Buffer, state: PlatformState): void {
  const { text, effects } = fault;
  const changed = applyEffects({ status: response.statusCode, body: bytes }, effects, state);
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
  const headers = { ...changed.headers, 'Cache-Control': 'no-store', 'X-SS-Fault-Applied': appliedHeader(text) };
  sendWithFaults(response, { status: changed.status, headers, bytes: bodyBytes(changed.body) }, fault);
}
