/** Whether a process of this machine runs, also as another user. */
export function isRunning(processId: number): boolean {
  // Other numbers name groups of processes.
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // EPERM means that the process runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
