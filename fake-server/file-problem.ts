import { errorMessage } from './common/error-message.ts';

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
