import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { captureResponse } from './capture-response.ts';

/** The platform compresses once, at its best; this quality takes a tenth of the time, and 7 % more bytes for the boot script. */
const brotliQuality = 5;
/** Smaller bodies fit in one packet. */
const minBytes = 1024;
const maxKept = 500;

/** Encodings in the order of preference. Chromium accepts Brotli at `*.localhost` without TLS. */
const encoders: ReadonlyMap<string, (bytes: Buffer) => Promise<Buffer>> = new Map([
  ['br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })],
  ['gzip', (bytes) => promisify(gzip)(bytes)],
]);

/**
 * Compresses texts, as the platform does, so that a page takes as long on a slow network. Files whose names end otherwise, such
 * as videos, are sent as they are read; so is what faults alter (`captureResponse`).
 */
export function compress(): RequestHandler {
  /** Compressed bodies by the digest of the body. */
  const kept = new Map<string, Promise<Buffer>>();
  const compressed = (encoding: string, encode: (bytes: Buffer) => Promise<Buffer>, bytes: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${createHash('sha1').update(bytes).digest('base64')}`;
    const known = kept.get(key) ?? encode(bytes);
    kept.delete(key);
    kept.set(key, known);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return known;
  };
  return (request, response, next) => {
    if (!/(?:\.(?:[cm]?js|css|html?|json|map|svg|txt|xml)|\/[^./]*)$/i.test(request.path)) return next();
    response.vary('Accept-Encoding');
    const found = request.method === 'GET' && !request.headers.range ? acceptedEncoder(request) : undefined;
    if (!found) return next();
    const [encoding, encode] = found;
    captureResponse(response, (bytes) => {
      const type = String(response.getHeader('Content-Type') ?? '');
      const isText = /^text\/|javascript|json|xml/.test(type);
      if (bytes.length < minBytes || !isText || response.hasHeader('Content-Encoding')) {
        response.end(bytes.length > 0 ? bytes : undefined);
        return;
      }
      compressed(encoding, encode, bytes).then(
        (body) => response.setHeader('Content-Encoding', encoding).setHeader('Content-Length', body.length).end(body),
        next,
      );
    });
    next();
  };
}

/** Returns the best encoder that the client names and does not refuse with the weight 0. */
function acceptedEncoder({ headers }: IncomingMessage): readonly [string, (bytes: Buffer) => Promise<Buffer>] | undefined {
  const accepted = new Set(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.replace(/\s*;.*$/, '')),
  );
  return [...encoders].find(([name]) => accepted.has(name));
}
