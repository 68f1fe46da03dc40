import { errorMessage } from './common/error-message.ts';

type Wanted = 'read' | 'written' | 'executed';

/** Returns the reasons by the codes of the system. */
const reasons = (wanted: Wanted): Readonly<Record<string, string>> => ({
  ENOENT: { read: 'it does not exist', written: 'its folder does not exist', executed: 'there is no program of this name' }[
    wanted
  ],
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
});

/** Returns the reason why a file could not be read, written or executed, in words instead of the system's code. */
export const fileProblem = (error: unknown, wanted: Wanted = 'read'): string =>
  reasons(wanted)[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? errorMessage(error);

/** Whether a code is one of the system for a file or folder that cannot be used. */
export const isFileCode = (code: string): boolean => !code.startsWith('ERR_') && Object.hasOwn(reasons('read'), code);
