import { type ChalkInstance } from 'chalk';
/**
 * What a command may know of its process: results go to `out`, progress and diagnostics to `err` (a line each, without
 * its line end), and `stopped` is aborted by the first Ctrl-C or SIGTERM.
 */
export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** Shows where a long work stands: one line that is rewritten on a terminal, now and then a line elsewhere. */
  progress(line: string): void;
  readonly stdin: AsyncIterable<Buffer>;
  readonly paintOut: ChalkInstance;
  readonly paintErr: ChalkInstance;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stopped: AbortSignal;
}
/** The real process. A reader that closes our standard output early (`| head`) ends the command quietly. */
export declare function processIo(): Io & {
  flush(): Promise<void>;
};
