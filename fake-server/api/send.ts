import type { ServerResponse } from 'node:http';
import type { Fault } from '../faults/engine.ts';
import { appliedHeader, sendWithFaults } from '../faults/send-with-faults.ts';
import { type ApiResponse, bodyBytes } from '../http/api-response.ts';

/** Sends a response of the API as its fault demands. Caches do not store API responses. */
export function sendResponse(response: ServerResponse, { status, headers, body }: ApiResponse, fault: Fault | null): void {
  const bytes = bodyBytes(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  response.setHeader('Cache-Control', 'no-store');
  if (bytes.length > 0) response.setHeader('Content-Type', type);
  if (fault) response.setHeader('X-SS-Fault-Applied', appliedHeader(fault.text));
  sendWithFaults(response, { status, headers: headers ?? {}, bytes }, fault);
}
