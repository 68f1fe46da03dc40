import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { root } from '../../build/paths.ts';
import type { Load, LoadResult } from './sender.ts';

/** A server in a process of its own, which is measured from outside. */
export interface Served {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;
/** Linux counts CPU time in ticks of 10 ms. */
const tickMs = 10;

/** CPU time of a process, of user and system. Linux only. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

export const rssMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Starts a command that listens on `port`, and resolves when the port accepts connections. */
export async function serve(command: string, args: readonly string[], port: number): Promise<Served> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } });
  await listening(child, port);
  return { pid: child.pid ?? 0, port, stop: () => stop(child) };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  const endsAtMs = performance.now() + startTimeoutMs;
  while (performance.now() < endsAtMs && child.exitCode === null) {
    if (await isOpen(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await stop(child);
  throw new Error(`No server listens on port ${port}.`);
}

/** Sends nothing: the first response is part of a measurement. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Runs a load in a process of its own, which takes no time of the measured one. */
export async function load(wanted: Load): Promise<LoadResult> {
  const child = fork('scripts/run.mjs', ['scripts/bench/server/send-hits.ts', JSON.stringify(wanted)], { cwd: root });
  const [result] = (await once(child, 'message')) as [LoadResult];
  await once(child, 'exit');
  return result;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
