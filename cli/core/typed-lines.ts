import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/**
 * Calls the listener with each line that is typed on the terminal, without spaces around it. Returns a function that stops it,
 * and null without a terminal and in the background of a shell.
 */
export async function typedLines(listener: (line: string) => void): Promise<(() => void) | null> {
  const { stdin, stdout, env, pid, platform } = process;
  if (!stdin.isTTY || !stdout.isTTY || env.CI) return null;
  if (platform !== 'win32' && !(await isInForeground(pid))) return null;
  const lines = createInterface({ input: stdin, terminal: false });
  lines.on('line', (line) => listener(line.trim()));
  return () => lines.close();
}

/** A shell stops a background process that reads from its terminal. `ps` marks the processes of the foreground with `+`. */
const isInForeground = (pid: number): Promise<boolean> =>
  promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.includes('+'),
    () => false,
  );
