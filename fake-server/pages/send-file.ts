import type { Response } from 'express';

/** Sends a file with its type, ranges and conditional responses; a file that is gone meanwhile is left to `next`. */
export const sendFile = (response: Response, path: string, next: (error?: unknown) => void): void => {
  response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error: unknown) => {
    if (error && !response.headersSent) next(error);
  });
};
