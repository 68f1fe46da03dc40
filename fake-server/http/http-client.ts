import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { errorMessage } from '../common/error-message.ts';

export interface OutgoingRequest extends RequestOptions {
  readonly secure: boolean;
  readonly body?: Buffer;
}

export interface WholeResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body, or as much of it as was kept. */
  readonly body: Buffer;
}

interface ResponseLimits {
  /** Time from sending to the end of the body. */
  readonly timeoutMs: number;
  /** Bytes of the body that are kept. */
  readonly maxBytes: number;
  /** Whether a longer body is an error. */
  readonly isTooLongError?: boolean;
}

/** Sends a request over HTTP or HTTPS, once. Throws Node's error for a header or a method that it refuses to send. */
export function sendRequest({ secure, body, ...options }: OutgoingRequest): ClientRequest {
  const request = (secure ? httpsRequest : httpRequest)(options);
  request.end(body);
  return request;
}

/** Resolves with the head of the response. Rejects with Node's error. */
export const responseTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });

/** Sends a request and reads the whole response. Rejects with Node's error, or with an Error whose message is a clause. */
export function exchange(outgoing: OutgoingRequest, limits: ResponseLimits): Promise<WholeResponse> {
  const { timeoutMs, maxBytes, isTooLongError = false } = limits;
  return new Promise((resolve, reject) => {
    const request = sendRequest(outgoing);
    let hasResponse = false;
    const timer = setTimeout(() => {
      fail(new Error(`${hasResponse ? 'the response did not end' : 'no response'} within ${timeoutMs} ms`));
    }, timeoutMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
      request.destroy();
    };
    request.on('error', fail);
    request.on('response', (response) => {
      hasResponse = true;
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length <= maxBytes) parts.push(part);
        else if (isTooLongError) fail(new Error('the response is too long'));
      });
      response.on('error', (error) => fail(new Error(`the response was cut off (${failureReason(error)})`)));
      response.on('end', () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
  });
}

const unreachableCodes = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** Whether an error means that no connection to the server could be made. */
export const isUnreachable = (error: unknown): boolean => unreachableCodes.has(codeOf(error));

const causes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there (connection refused)',
  ECONNRESET: 'connection closed without a response',
  EPIPE: 'connection closed without a response',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  EMFILE: 'too many files are open here: allow more with `ulimit -n`',
  ENFILE: 'too many files are open here: allow more with `ulimit -n`',
};

/** Returns why a request failed, as a clause. */
export function failureReason(error: unknown): string {
  const code = codeOf(error);
  if (code.startsWith('HPE_')) return 'the response is not HTTP';
  return causes[code] ?? (errorMessage(error) || code || 'unknown failure');
}
