import { messageOf } from './errors.ts';

/**
 * A sentence for a failure that no command foresaw: one that says what to do when the system has run out of something;
 * null for everything else, which is a fault of ours. `openFilesLimit` is how many files the process may have open.
 */
export function systemFailure(error: unknown, openFilesLimit: () => number | null = readOpenFilesLimit): string | null {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  // Node.js takes a module that it has no handle left for as one that is not there.
  const limit = isModuleFailure(code) || isHandleFailure(code) ? openFilesLimit() : null;
  if (isHandleFailure(code) || (isModuleFailure(code) && limit !== null && limit < lowestUsualLimit)) {
    const allowed = limit === null ? '' : ` (the limit is ${limit})`;
    return `Too many files are open at once${allowed}. Allow more, such as with \`ulimit -n 1024\`, and try again.`;
  }
  if (code === 'ENOSPC') return `The disk is full: ${messageOf(error)}. Make room and try again.`;
  if (code === 'ENOMEM') return `There is not enough memory: ${messageOf(error)}. End other programs and try again.`;
  return null;
}

/** No system allows fewer open files by default. */
const lowestUsualLimit = 256;

const isHandleFailure = (code: string): boolean => code === 'EMFILE' || code === 'ENFILE';
const isModuleFailure = (code: string): boolean => code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';

/** As the system holds this process to it; null where that cannot be told. */
function readOpenFilesLimit(): number | null {
  const report = process.report?.getReport() as { userLimits?: { open_files?: { soft?: unknown } } } | undefined;
  const soft = report?.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}
