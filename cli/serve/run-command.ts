import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { CliError } from '../../fake-server/common/errors.ts';
import { fileProblem } from '../../fake-server/file-problem.ts';
import type { Platform } from '../../fake-server/start.ts';
import type { Io } from '../io.ts';

type CommandPlatform = Pick<Platform, 'url' | 'controlForTools' | 'sites'>;

/** Exit status of a program that a signal ends, as shells report it: 128 and the signal's number. */
const signalStatus = 128;

/**
 * Runs a command against a platform, with its streams, and resolves with its exit status. SIGINT and SIGTERM are forwarded to it.
 * Rejects with a CliError when the command cannot be started.
 */
export function runCommand(
  [command = '', ...args]: readonly string[],
  platform: CommandPlatform,
  { env, cwd, stopped }: Pick<Io, 'env' | 'cwd' | 'stopped'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // On Windows, npm's commands are scripts, which only a shell starts.
    const shell = process.platform === 'win32';
    // npx and shells do not forward signals, so a command without a terminal has a process group, which gets them as a whole.
    const isGroup = !shell && !isatty(0);
    const child = spawn(command, args, {
      stdio: 'inherit',
      cwd,
      shell,
      detached: isGroup,
      env: { ...env, ...addressesOf(platform) },
    });
    const forward = () => {
      // A terminal sends SIGINT to both programs itself, and many commands end at once on a second one.
      if (isGroup || stopped.reason !== 'SIGINT') send(child, isGroup, stopped.reason === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
    };
    const kill = () => send(child, isGroup, 'SIGKILL');
    const settle = () => {
      stopped.removeEventListener('abort', forward);
      process.off('exit', kill);
    };
    if (stopped.aborted) forward();
    stopped.addEventListener('abort', forward);
    // A second signal ends this process at once.
    process.on('exit', kill);
    child.on('error', (error: NodeJS.ErrnoException) => {
      settle();
      const reason = fileProblem(error, 'executed');
      reject(new CliError(`The command ${command} cannot be started: ${reason}.`, 'not-runnable', error));
    });
    child.on('exit', (status, signal) => {
      settle();
      resolve(status ?? signalStatus + (signal ? constants.signals[signal] : 0));
    });
  });
}

function send(child: ChildProcess, isGroup: boolean, signal: NodeJS.Signals): void {
  if (!isGroup || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The command has ended.
  }
}

/** Returns the addresses as environment variables: of the first site, of the control surface, and of each site by its id. */
function addressesOf({ url, controlForTools, sites }: CommandPlatform): Readonly<Record<string, string>> {
  return {
    SS_RUNTIME_URL: url,
    SS_RUNTIME_CONTROL: controlForTools,
    ...Object.fromEntries(
      sites.map(({ id, url: address }) => [`SS_RUNTIME_URL_${id.toUpperCase().replaceAll('-', '_')}`, address]),
    ),
  };
}
