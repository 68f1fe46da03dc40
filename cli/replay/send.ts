import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { RecordedRequest } from './recorded-request.ts';
import type { Target } from './target.ts';

/** What became of one request: a status when it was answered to the end, or why it was not. */
export type Outcome =
  | { readonly status: number /** The answer's text, where it is kept. */; readonly body?: string }
  | { readonly failed: string /** Nobody listens there. */; readonly refused: boolean };

export interface SendOptions {
  readonly agent: Agent;
  readonly target: Target;
  readonly timeoutMs: number;
  /** Marks the request, so that it is found again in the target's journal. */
  readonly id: string;
  /** Keeps the response's text, if it is short. */
  readonly keepBody?: boolean;
}

const maxKeptBytes = 64 * 1024;

/** Sends one recorded request once, and never again by itself. Never throws. */
export function send(
  request: RecordedRequest,
  { agent, target, timeoutMs, id, keepBody = false }: SendOptions,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const { hostname, port, secure } = target;
    const options = {
      agent,
      hostname,
      port,
      method: request.method,
      path: request.path,
      headers: headerList(request, target, id),
    };
    const outgoing = (secure ? httpsRequest : httpRequest)(options);
    let answering = false;
    const timer = setTimeout(() => {
      settle({ failed: `${answering ? 'the answer did not end' : 'no answer'} within ${timeoutMs} ms`, refused: false });
      outgoing.destroy();
    }, timeoutMs);
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    outgoing.on('error', (error: NodeJS.ErrnoException) => settle({ failed: reasonOf(error), refused: isRefusal(error) }));
    outgoing.on('response', (response) => {
      answering = true;
      const status = response.statusCode ?? 0;
      if (keepBody) readText(response, (body) => settle({ status, body }));
      else response.on('end', () => settle({ status }));
      response.on('error', (error) => settle({ failed: `the answer broke off (${reasonOf(error)})`, refused: false }));
      response.resume();
    });
    outgoing.end(request.body);
  });
}

function readText(response: IncomingMessage, done: (text: string) => void): void {
  const parts: Buffer[] = [];
  let length = 0;
  response.on('data', (part: Buffer) => {
    length += part.length;
    if (length <= maxKeptBytes) parts.push(part);
  });
  response.on('end', () => done(Buffer.concat(parts).toString('utf8')));
}

/** Names and values in turn, as Node takes them when nothing is to be added. */
function headerList(request: RecordedRequest, target: Target, id: string): string[] {
  const host = target.hostFor(request.site);
  const list = ['host', host];
  for (const [name, value] of request.headers) {
    list.push(
      name,
      name === 'origin' || name === 'referer' ? onOrigin(value, `${target.secure ? 'https' : 'http'}://${host}`) : value,
    );
  }
  if (request.body.length > 0 || request.method === 'POST') list.push('content-length', String(request.body.length));
  list.push('x-ss-replay', id);
  return list;
}

/** The same address on the origin that is called now. `null` and other texts stay as they are. */
const onOrigin = (address: string, origin: string): string => address.replace(/^https?:\/\/[^/?#]*/i, origin);

const refusals = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

const isRefusal = (error: NodeJS.ErrnoException): boolean => refusals.has(error.code ?? '');

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'ECONNREFUSED') return 'connection refused';
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return 'connection closed without an answer';
  if (error.code === 'EMFILE' || error.code === 'ENFILE') return 'too many files are open here: allow more with `ulimit -n`';
  if (error.code?.startsWith('HPE_')) return 'the answer is not HTTP';
  return error.message || error.code || 'unknown failure';
}
