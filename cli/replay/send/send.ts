import type { Agent } from 'node:http';
import { exchange, failureReason, isUnreachable } from '../../http.ts';
import type { RecordedRequest } from '../read/recorded-request.ts';
import type { Target } from '../target.ts';

/** Result of a request: the status of a complete response, or the reason of the failure. */
export type Outcome = CompleteResponse | FailedRequest;

interface CompleteResponse {
  readonly status: number;
  /** The response's text, where it is kept. */
  readonly body?: string;
}

interface FailedRequest {
  /** The reason, as a clause. */
  readonly failed: string;
  /** Whether the connection failed. */
  readonly refused: boolean;
}

export interface SendOptions {
  readonly agent: Agent;
  readonly target: Target;
  readonly timeoutMs: number;
  /** Id that marks the request in the target's journal. */
  readonly id: string;
  /** Whether to keep the start of the response's text. */
  readonly keepBody?: boolean;
}

const maxKeptBytes = 64 * 1024;

/** Sends a recorded request once, without a retry. Never throws. */
export async function send(request: RecordedRequest, options: SendOptions): Promise<Outcome> {
  const { agent, target, timeoutMs, id, keepBody = false } = options;
  const { hostname, port, secure } = target;
  const { method, path, body } = request;
  const outgoing = { agent, hostname, port, secure, method, path, body, headers: headerList(request, target, id) };
  try {
    const response = await exchange(outgoing, { timeoutMs, maxBytes: keepBody ? maxKeptBytes : 0 });
    return { status: response.status, ...(keepBody && { body: response.body.toString('utf8') }) };
  } catch (error) {
    return { failed: failureReason(error as Error), refused: isUnreachable(error) };
  }
}

/** Returns names and values alternately, a form that Node.js sends without additions. */
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

/** Returns the address with another origin. `null` and other texts are unchanged. */
const onOrigin = (address: string, origin: string): string => address.replace(/^https?:\/\/[^/?#]*/i, origin);
