import type { ServerResponse } from 'node:http';
import { appliedHeader } from '../faults/applied-header.ts';
import type { Fault } from '../faults/engine.ts';
import { sendWithFaults } from '../faults/send-with-faults.ts';
import type { ApiResponse } from './api-response.ts';

/** Sends a response, in the way of its fault if there is one. API responses are never kept by caches. */
export function sendResponse(response: ServerResponse, { status, headers, body }: ApiResponse, fault: Fault | null): void {
  const bytes = toBytes(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  response.setHeader('Cache-Control', 'no-store');
  if (bytes.length > 0) response.setHeader('Content-Type', type);
  if (fault) response.setHeader('X-SS-Fault-Applied', appliedHeader(fault.text));
  sendWithFaults(response, { status, headers: headers ?? {}, bytes }, fault?.effects ?? []);
}

/** A response's body as bytes: text and bytes as they are, null as nothing, anything else as JSON. */
export function toBytes(body: unknown): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
