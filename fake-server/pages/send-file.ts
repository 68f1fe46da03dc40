import { extname } from 'node:path';
import type { Response } from 'express';

/** Sends a file with its type, ranges and conditional responses. Calls `next` for a file that was deleted in the meantime. */
export const sendFile = (response: Response, path: string, next: (error?: unknown) => void): void => {
  response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error: unknown) => {
    if (error && !response.headersSent) next(error);
  });
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
};

/**
 * Returns the type of a script or a PDF file by its extension, as `sendFile` sends it; `application/octet-stream` for every other
 * file.
 */
export const contentTypeOf = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Sends bytes with their type. A type that a header cannot contain is replaced. */
export const sendContent = (response: Response, { contentType, bytes }: { contentType: string; bytes: Buffer }): void => {
  response.setHeader('Content-Type', /^[\x20-\x7e]+$/.test(contentType) ? contentType : 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', bytes.length);
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
};
