import type { ServerResponse } from 'node:http';
import { appliedHeader } from '../faults/applied-header.ts';
import type { Fault } from '../faults/engine.ts';
import { sendSpoilt } from '../faults/send-spoilt.ts';
import type { ApiAnswer } from './api-answer.ts';

/** Sends an answer, spoilt in its sending if there is a fault. API answers are never kept by caches. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: ApiAnswer, fault: Fault | null): void {
  const bytes = toBytes(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  response.setHeader('Cache-Control', 'no-store');
  if (bytes.length > 0) response.setHeader('Content-Type', type);
  if (fault) response.setHeader('X-SS-Fault-Applied', appliedHeader(fault.text));
  sendSpoilt(response, { status, headers: headers ?? {}, bytes }, fault?.effects ?? []);
}

/** An answer's body as bytes: text and bytes as they are, null as nothing, anything else as JSON. */
export function toBytes(body: unknown): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
