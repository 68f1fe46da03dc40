import { spawn } from 'node:child_process';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the user's own browser; `onProblem` receives a sentence when the system has no way to. */
export function openInBrowser(url: string, onProblem: (problem: string) => void): void {
  const [command, ...args] = openers[process.platform] ?? (['xdg-open'] as const);
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => onProblem(`No browser could be opened; open ${url} yourself.`));
  child.unref();
}
