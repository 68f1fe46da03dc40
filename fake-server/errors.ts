import { errorMessage } from './common/error-message.ts';

/** The requested port is in use. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, cause?: unknown) {
    super(
      `Port ${port} is taken by another program. Choose another with \`--port\`, or any free one with \`--port 0\`.`,
      cause === undefined ? undefined : { cause },
    );
    this.port = port;
  }
}

/** A target that cannot be served or written to: a missing site, an unreadable folder, a recording that cannot be opened. */
export class TargetError extends Error {
  override readonly name = 'TargetError';

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** Returns the reason why a file could not be read or written, in words instead of the system's code. */
export const fileProblem = (error: unknown, wanted: 'read' | 'written' = 'read'): string => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: wanted === 'read' ? 'it does not exist' : 'its folder does not exist',
    EACCES: `it may not be ${wanted}`,
    EPERM: `it may not be ${wanted}`,
    EROFS: 'the disk is read-only',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is a file',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'it has grown to the largest size allowed',
    EIO: 'the disk failed',
    ELOOP: 'its links run in a circle',
    ERR_INVALID_ARG_VALUE: 'its name contains a null character',
    ENAMETOOLONG: 'its name is too long',
    EEXIST: 'it exists already',
    ENOTEMPTY: 'the folder is not empty',
    EBUSY: 'another program uses it',
    ETXTBSY: 'another program runs it',
    ENXIO: 'no program reads this pipe',
  };
  return known[code] ?? errorMessage(error);
};
