import { connect, type Socket } from 'node:net';
import { hitRequests } from './hits.ts';

/** A load of `count` hits, or of as many as `seconds` allow when they are not 0. */
export interface Load {
  readonly port: number;
  readonly host: string;
  readonly connections: number;
  readonly count: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly sent: number;
  /** Responses by their status; 0 for a connection that ended without one. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly wallMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const sampledLatencies = 500_000;

/**
 * Sends hits over keep-alive connections, each with one request at a time, without an HTTP client that would compete for the CPU.
 */
export async function sendHits({ port, host, connections, count, seconds }: Load): Promise<LoadResult> {
  const requests = hitRequests(host);
  const latencies = new Float64Array(Math.min(count, sampledLatencies));
  const statuses: Record<string, number> = {};
  const startedAtMs = performance.now();
  const endsAtMs = seconds > 0 ? startedAtMs + seconds * 1000 : Number.POSITIVE_INFINITY;
  let sent = 0;
  let answered = 0;
  const note = (status: string, sentAtMs: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    latencies[answered % latencies.length] = performance.now() - sentAtMs;
    answered += 1;
  };
  const mayGoOn = () => sent < count && performance.now() < endsAtMs;
  const keepSending = async () => {
    while (mayGoOn()) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.setNoDelay(true);
        let sentAtMs = 0;
        let isWaiting = false;
        const next = () => {
          if (!mayGoOn()) {
            socket.end();
            return;
          }
          sentAtMs = performance.now();
          isWaiting = true;
          const request = requests[sent % requests.length] as Buffer;
          sent += 1;
          socket.write(request);
        };
        socket.on('connect', next);
        onResponse(socket, (status) => {
          isWaiting = false;
          note(status, sentAtMs);
          next();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          if (isWaiting) note('0', sentAtMs);
          resolve();
        });
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  const sorted = latencies.subarray(0, Math.min(answered, latencies.length)).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { sent, statuses, wallMs: performance.now() - startedAtMs, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Calls the listener with the status of each complete response: one with a length, chunks, or no body. */
function onResponse(socket: Socket, listener: (status: string) => void): void {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    const headEnd = text.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = text.slice(0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head);
    const isWhole = isChunked ? text.endsWith('0\r\n\r\n') : text.length >= headEnd + 4 + Number(length ?? 0);
    if (!isWhole) return;
    text = '';
    listener(head.slice(9, 12));
  });
}
