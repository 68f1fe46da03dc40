import type { RequestHandler, Response } from 'express';
import { toBytes } from '../api/send-answer.ts';
import { splitTarget } from '../http/target.ts';
import type { PlatformState } from '../state.ts';
import { appliedHeader } from './applied-header.ts';
import { captureAnswer } from './capture.ts';
import { headerRules, queryRules, splitCarried } from './doors.ts';
import { spoil } from './effect.ts';
import type { Fault } from './engine.ts';
import type { Faults } from './faults.ts';
import { sendSpoilt } from './send-spoilt.ts';

/**
 * Spoils answers that are files: chunks of the static host, scripts of third parties. `targetOf` names what a path is to fault
 * rules, or null for what is never spoilt.
 */
export const assetFaults =
  (faults: Faults, state: PlatformState, targetOf: (path: string) => string | null): RequestHandler =>
  (request, response, next) => {
    const { path, rules } = splitCarried(splitTarget(request.url).path);
    const { queryText } = splitTarget(request.url);
    // Whoever serves the file sees the address without the rules.
    if (rules !== undefined) request.url = queryText === '' ? path : `${path}?${queryText}`;
    const name = targetOf(path);
    const fault =
      name === null
        ? null
        : faults.choose({
            target: { name, isCall: false },
            header: headerRules(request),
            query: queryRules(queryText),
            page: rules,
            crumbs: [],
          });
    if (fault) captureAnswer(response, (bytes) => send(response, fault, bytes, state));
    next();
  };

function send(response: Response, { text, effects }: Fault, bytes: Buffer, state: PlatformState): void {
  const spoilt = spoil({ status: response.statusCode, body: bytes }, effects, state);
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
  const headers = { ...spoilt.headers, 'Cache-Control': 'no-store', 'X-SS-Fault-Applied': appliedHeader(text) };
  sendSpoilt(response, { status: spoilt.status, headers, bytes: toBytes(spoilt.body) }, effects);
}
