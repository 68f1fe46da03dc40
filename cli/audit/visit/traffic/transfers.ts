import type { Protocol } from 'devtools-protocol';
import type { Headers, Transfer } from '../../artifacts/artifacts.ts';

/** Transfer of a request that is observed. */
export interface SeenTransfer {
  readonly responseHeaders: Headers;
  /** Whether the browser reports the headers on the wire, which is assumed until it responds. */
  readonly hasWireHeaders: boolean;
  respond(response: Protocol.Network.Response, hasWireHeaders: boolean | undefined): void;
  /** Adds bytes of the decoded body. */
  add(bytes: number): void;
  end(wireBytes: number): void;
  fail(reason: string): void;
  result(): Transfer;
}

/** Starts to observe a transfer at the time of its request. */
export function startTransfer(): SeenTransfer {
  const startedAtMs = Date.now();
  let response: Protocol.Network.Response | null = null;
  let hasWireHeaders = true;
  let endedAfterMs: number | null = null;
  let wireBytes: number | null = null;
  let bodyBytes = 0;
  let failure: string | null = null;
  return {
    get responseHeaders() {
      return response?.headers ?? {};
    },
    get hasWireHeaders() {
      return hasWireHeaders;
    },
    respond(received, has) {
      response = received;
      hasWireHeaders = has !== false;
    },
    add(bytes) {
      bodyBytes += bytes;
    },
    end(bytes) {
      endedAfterMs = Date.now() - startedAtMs;
      wireBytes = Math.max(0, bytes);
    },
    fail(reason) {
      endedAfterMs = Date.now() - startedAtMs;
      failure = reason;
    },
    result: () => ({
      statusText: response?.statusText ?? '',
      protocol: response?.protocol ?? '',
      mimeType: response?.mimeType ?? '',
      serverAddress: response?.remoteIPAddress?.replace(/^\[|\]$/g, '') ?? '',
      fromCache: Boolean(response?.fromDiskCache || response?.fromPrefetchCache),
      endedAfterMs,
      wireBytes,
      bodyBytes,
      ...(failure !== null && { failure }),
      ...(response?.timing && { phasesMs: phasesOf(response.timing) }),
    }),
  };
}

/** Returns the phases of a request. The browser gives their starts and ends from the request's start, and -1 for absent ones. */
function phasesOf(timing: Protocol.Network.ResourceTiming): NonNullable<Transfer['phasesMs']> {
  const between = (start: number, end: number) => (start < 0 || end < start ? -1 : Math.round((end - start) * 1000) / 1000);
  return {
    dns: between(timing.dnsStart, timing.dnsEnd),
    connect: between(timing.connectStart, timing.connectEnd),
    ssl: between(timing.sslStart, timing.sslEnd),
    send: between(timing.sendStart, timing.sendEnd),
  };
}
