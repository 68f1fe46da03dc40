import type { ServerResponse } from 'node:http';
import { type Ending, sendingOf } from './effect.ts';
import type { Fault } from './engine.ts';

/** A response with its body as bytes. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly bytes: Buffer;
}

/** A response that never ends is disconnected after this time (our choice): longer than every time limit of the runtime. */
export const hangLimitMs = 180_000;

/**
 * Sends a response delayed, truncated, in parts or not at all, as the effects of its fault demand. Timers end with the
 * connection. A response that stays open is among the fault's hung responses: released, one that is late is sent at once, and one
 * that never ends is disconnected.
 */
export function sendWithFaults(response: ServerResponse, prepared: PreparedResponse, fault: Fault | null): void {
  const { delayMs, ending } = sendingOf(fault?.effects ?? []);
  const send = () => sendNow(response, prepared, ending, fault);
  if (delayMs > 0) later(response, delayMs, send, fault);
  else send();
}

function sendNow(
  response: ServerResponse,
  { status, headers, bytes }: PreparedResponse,
  ending: Ending | undefined,
  fault: Fault | null,
): void {
  const disconnect = () => void response.destroy();
  if (ending?.how === 'hang') {
    later(response, hangLimitMs, disconnect, fault);
    return;
  }
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
    later(response, hangLimitMs, disconnect, fault);
  } else if (ending?.how === 'dribble') dribble(response, sent, ending, fault);
  // Node sends headers and a text body in one write, which doubles the throughput.
  else response.end(sent.toString('latin1'), 'latin1');
}

/** Sends the bytes in parts; when the response is released, the rest at once. */
function dribble(
  response: ServerResponse,
  bytes: Buffer,
  { parts, everyMs }: { readonly parts: number; readonly everyMs: number },
  fault: Fault | null,
): void {
  const size = Math.ceil(bytes.length / parts);
  let sentBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const sendPart = () => {
    const part = bytes.subarray(sentBytes, sentBytes + size);
    sentBytes += part.length;
    if (sentBytes >= bytes.length) response.end(part);
    else {
      response.write(part);
      timer = setTimeout(sendPart, everyMs);
    }
  };
  fault?.keepOpen(response, () => {
    clearTimeout(timer);
    response.end(bytes.subarray(sentBytes));
  });
  response.on('close', () => clearTimeout(timer));
  sendPart();
}

/** Calls `act` after this time, or as soon as the response is released. */
function later(response: ServerResponse, ms: number, act: () => void, fault: Fault | null): void {
  let isDone = false;
  const once = () => {
    clearTimeout(timer);
    if (!isDone && !response.destroyed) act();
    isDone = true;
  };
  const timer = setTimeout(once, ms);
  response.on('close', () => clearTimeout(timer));
  fault?.keepOpen(response, once);
}

/** Returns a rule for the header `X-SS-Fault-Applied`, with characters beyond printable ASCII percent-encoded. */
export const appliedHeader = (rule: string): string => rule.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
