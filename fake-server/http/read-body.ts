import type { IncomingMessage } from 'node:http';

/** Limits of a request's body (our choice). What comes beyond `maxBodyBytes` is thrown away, up to `maxDrainBytes`. */
export const maxBodyBytes = 1024 * 1024;
const maxDrainBytes = 64 * 1024 * 1024;
const keptOfTooLongBytes = 1024;

/** A body as it came: whole, too long (then its beginning), or broken off by the client (then what had come). */
export interface ReceivedBody {
  readonly outcome: 'whole' | 'too-long' | 'broken-off';
  readonly bytes: Buffer;
}

/**
 * Reads a request's body within bounds. Never rejects. A body that is too long is read to its end without being kept, because
 * a client that is cut off while it sends never sees the response.
 */
export function readBody(request: IncomingMessage): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (outcome: ReceivedBody['outcome']) => {
      const bytes = Buffer.concat(chunks);
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
