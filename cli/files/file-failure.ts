import { fileProblem, isFileCode } from '../../fake-server/file-problem.ts';

export { fileProblem };

/** Codes of a write, whatever the call that failed. */
const writeCodes: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'ETXTBSY'];
const readCalls = /^(open|read|scandir|stat|lstat|access|readlink|realpath|opendir)$/;

/** A file or folder that could not be used. */
export interface FileFailure {
  readonly wanted: 'read' | 'written';
  /** A sentence with the path and the reason: `/mnt/report.json cannot be written: the disk is full.` */
  readonly message: string;
}

/** Describes a failure of the system on a file or folder, without its code; null for any other error. */
export function fileFailure(error: unknown): FileFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code = '', path, dest, syscall = '' } = error as NodeJS.ErrnoException & { readonly dest?: string };
  if (!isFileCode(code)) return null;
  const wanted = readCalls.test(syscall) && !writeCodes.includes(code) ? 'read' : 'written';
  return { wanted, message: `${dest ?? path ?? 'A file'} cannot be ${wanted}: ${fileProblem(error, wanted)}.` };
}
