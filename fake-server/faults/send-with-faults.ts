import type { ServerResponse } from 'node:http';
import { type Ending, type FaultEffect, sendingOf } from './effect.ts';

/** A response with its body as bytes. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly bytes: Buffer;
}

/** Sends a response delayed, truncated, in parts or not at all, as its effects demand. Timers end with the connection. */
export function sendWithFaults(response: ServerResponse, prepared: PreparedResponse, effects: readonly FaultEffect[]): void {
  const { delayMs, ending } = sendingOf(effects);
  if (delayMs > 0) later(response, delayMs, () => sendWith(response, prepared, ending));
  else sendWith(response, prepared, ending);
}

function sendWith(response: ServerResponse, { status, headers, bytes }: PreparedResponse, ending: Ending | undefined): void {
  if (ending?.how === 'hang') return;
  if (ending?.how === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (ending?.how === 'empty') {
    response.socket?.end();
    response.destroy();
    return;
  }
  const hasBody = status !== 204 && status !== 304;
  const sent = ending?.how === 'truncate' ? bytes.subarray(0, ending.bytes) : bytes;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (hasBody) response.setHeader('Content-Length', sent.length);
  else response.removeHeader('Content-Length');
  if (!hasBody) response.end();
  else if (ending?.how === 'stall') {
    response.flushHeaders();
    response.write(sent.subarray(0, ending.bytes));
  } else if (ending?.how === 'dribble') dribble(response, sent, ending.parts, ending.everyMs);
  // Node sends headers and a text body in one write, which doubles the throughput.
  else response.end(sent.toString('latin1'), 'latin1');
}

function dribble(response: ServerResponse, bytes: Buffer, parts: number, everyMs: number): void {
  const size = Math.ceil(bytes.length / parts);
  if (bytes.length <= size || size === 0) {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, size));
  later(response, everyMs, () => dribble(response, bytes.subarray(size), parts - 1, everyMs));
}

function later(response: ServerResponse, ms: number, act: () => void): void {
  const timer = setTimeout(act, ms);
  response.on('close', () => clearTimeout(timer));
}

/** Returns a rule for the header `X-SS-Fault-Applied`, with characters beyond printable ASCII percent-encoded. */
export const appliedHeader = (rule: string): string => rule.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
