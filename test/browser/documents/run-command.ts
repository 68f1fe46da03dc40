import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { type Command, outputPattern } from '../../helpers/documents/examples.ts';
import { eventually } from '../../helpers/run/eventually.ts';

/** In the shell of the examples `npx ss-runtime` is the installed command, without the second that npx takes. */
const shell = (folder: string) =>
  `npx() { if [ "$1" = ss-runtime ]; then shift; node '${join(folder, 'node_modules/ss-runtime/cli/bin.mjs')}' "$@"; else ` +
  'command npx "$@"; fi; }';

/** Installing is done before the examples run, and the scripts of a clone are tested by CI itself. */
const isSetUp = /^(?:npm|git|cd) /;

/** Runs one command of an example in the reader's folder, and compares exit status and output. */
export async function runCommand({ line, output }: Command, folder: string, status = '0'): Promise<void> {
  if (isSetUp.test(line)) {
    for (const [, script = ''] of line.matchAll(/\bnpm run (\S+)/g)) expect(Object.keys(packageJson.scripts)).toContain(script);
    return;
  }
  const isServing = /^npx ss-runtime serve(?!.* -- )/.test(line);
  // Several documents are read at once, so each server has a port of its own.
  const child = started(isServing && !line.includes('--port') ? `${line} --port 0` : line, folder);
  const pattern = output && output.length > 0 ? outputPattern(output, isServing) : null;
  if (isServing || / --watch\b/.test(line)) {
    try {
      await eventually(() => {
        expect(child.exit, child.err()).toBe(null);
        expect(child.out()).toMatch(pattern ?? /\S/);
      });
    } finally {
      await stop(child.process);
    }
    return;
  }
  await child.closed;
  expect(`${child.exit}`, `exit status of ${line}\n${child.out()}\n${child.err()}`).toBe(status);
  if (pattern) expect(child.out().trim() === '' ? child.err() : child.out(), line).toMatch(pattern);
}

export interface Servers {
  /** Returns the port of `serve` with the arguments, without calls, faults and changes of an earlier example. */
  portOf(args: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts one server for each `serve` with the same arguments. */
export function serversIn(folder: string): Servers {
  const processes: ChildProcess[] = [];
  const ports = new Map<string, string>();
  return {
    async portOf(args) {
      const earlier = ports.get(args);
      if (earlier !== undefined) await fetch(`http://localhost:${earlier}/__ss/reset`, { method: 'POST' });
      if (earlier !== undefined) return earlier;
      const child = started(`npx ss-runtime serve ${args} --port 0 --json`, folder);
      processes.push(child.process);
      const port = await eventually(() => {
        const [, found] = /"url":"[^"]*:(\d+)\/"/.exec(child.out()) ?? [];
        if (!found) throw new Error(`serve ${args} is not ready: ${child.err()}`);
        return found;
      });
      ports.set(args, port);
      return port;
    },
    close: async () => void (await Promise.all(processes.map(stop))),
  };
}

function started(line: string, folder: string) {
  const process = spawn('bash', ['-c', `${shell(folder)}\n${line}`], {
    cwd: folder,
    env: { ...globalThis.process.env, NO_COLOR: '1' },
    // A group of its own, which is stopped with the command.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  process.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  process.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return {
    process,
    closed: once(process, 'close'),
    get exit() {
      return process.exitCode;
    },
    out: () => `${out.trimEnd()}\n`,
    err: () => `${err.trimEnd()}\n`,
  };
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.pid === undefined) return;
  const closed = once(process, 'close');
  globalThis.process.kill(-process.pid, 'SIGTERM');
  await closed;
}
