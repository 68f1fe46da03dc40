import type { Response } from 'express';

/** Sends a file with its type, ranges and conditional responses; a file that is gone meanwhile is left to `next`. */
export const sendFile = (response: Response, path: string, next: (error?: unknown) => void): void => {
  response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error: unknown) => {
    if (error && !response.headersSent) next(error);
  });
};

/** Sends bytes from memory under the type that came with them; a type that no header can hold is left out. */
export const sendContent = (response: Response, { contentType, bytes }: { contentType: string; bytes: Buffer }): void => {
  response.setHeader('Content-Type', /^[\x20-\x7e]+$/.test(contentType) ? contentType : 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', bytes.length);
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
};
