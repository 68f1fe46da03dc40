import type { ServerResponse } from 'node:http';
import type { ApiAnswer } from './handler.ts';

/** Sends an answer: a string as it is, null as nothing, anything else as JSON. API answers are never stored by caches. */
export function sendAnswer(response: ServerResponse, { status, headers = {}, body }: ApiAnswer): void {
  const isText = typeof body === 'string';
  const text = body === null || body === undefined ? '' : isText ? body : JSON.stringify(body);
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (text !== '') response.setHeader('Content-Type', isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
