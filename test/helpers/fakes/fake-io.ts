import { Chalk } from 'chalk';
import type { Io } from '../../../cli/io.ts';

/** An Io in memory: `outText` and `errText` are the output as a user sees it, without colour. */
export interface FakeIo extends Io {
  readonly outText: string;
  readonly errText: string;
  /** Presses Ctrl-C. */
  stop(): void;
}

export function fakeIo(options: { stdin?: string | readonly Buffer[]; env?: Record<string, string>; cwd?: string } = {}): FakeIo {
  const outLines: string[] = [];
  const errLines: string[] = [];
  const controller = new AbortController();
  const { stdin = [] } = options;
  return {
    get outText() {
      return outLines.join('\n');
    },
    get errText() {
      return errLines.join('\n');
    },
    out: (line) => void outLines.push(line),
    command: (line) => void outLines.push(line),
    err: (line) => void errLines.push(line),
    note: (line) => void errLines.push(line),
    detail: () => {},
    progress: () => {},
    stdin: (async function* () {
      yield* typeof stdin === 'string' ? [Buffer.from(stdin)] : stdin;
    })(),
    paintOut: new Chalk({ level: 0 }),
    paintErr: new Chalk({ level: 0 }),
    columns: 80,
    wrapAt: Number.POSITIVE_INFINITY,
    isVerbose: false,
    env: options.env ?? {},
    cwd: options.cwd ?? process.cwd(),
    stopped: controller.signal,
    stop: () => controller.abort('SIGINT'),
  };
}
