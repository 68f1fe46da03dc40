import type { IncomingMessage } from 'node:http';
import { parseJson } from './parse-json.ts';

/** Limits of a request's body (our choice). Bytes beyond `maxBodyBytes` are discarded, up to `maxDrainBytes`. */
export const maxBodyBytes = 1024 * 1024;
const maxDrainBytes = 64 * 1024 * 1024;
const keptOfTooLongBytes = 1024;

/** A received body: whole, too long (then its beginning), or broken off by the client (then the received bytes). */
export interface ReceivedBody {
  readonly outcome: 'whole' | 'too-long' | 'broken-off';
  readonly bytes: Buffer;
}

/**
 * Reads a request's body within bounds. Never rejects. A body that is too long is read to its end without being stored, because
 * a client whose connection is closed while it sends does not read the response.
 */
export function readBody(request: IncomingMessage): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (outcome: ReceivedBody['outcome']) => {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      resolve({ outcome, bytes: outcome === 'too-long' ? bytes.subarray(0, keptOfTooLongBytes) : bytes });
    };
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBodyBytes) chunks.push(chunk);
      else if (length > maxDrainBytes) {
        request.pause();
        settle('too-long');
      }
    });
    request.on('end', () => settle(length > maxBodyBytes ? 'too-long' : 'whole'));
    request.on('error', () => settle('broken-off'));
    request.on('close', () => settle('broken-off'));
  });
}

/**
 * Reads a request's body as JSON. Throws a SyntaxError for text that is not JSON, a TypeError for a body that is too long or
 * broken off.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const { bytes, outcome } = await readBody(request);
  if (outcome !== 'whole') throw new TypeError(`Expected a whole body of at most ${maxBodyBytes} bytes.`);
  return parseJson(bytes.toString('utf8'));
}
