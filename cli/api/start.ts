import type { Platform } from '../../fake-server/platform.ts';
import type { WrittenOptions } from '../core/option-table.ts';
import type { serveOptions } from '../serve/options.ts';
import { decodeGiven } from './context.ts';

export type { Platform } from '../../fake-server/platform.ts';

/**
 * Options of `serve`, by the names of the command line in camel case, of which `port` is 0 and `allowNetwork` is true by default.
 * `ss-runtime serve --help` describes them.
 */
export interface StartOptions extends WrittenOptions<typeof serveOptions, 'api'> {
  /** Fixture site ids, folders and files of saved pages (HTML, MHTML, HAR), as `ss-runtime serve` takes them; all fixture sites by default. */
  readonly targets?: readonly string[];
  /** Base of relative paths; the process's working folder by default. */
  readonly cwd?: string;
  /** Receives problems that do not stop the platform. */
  readonly onProblem?: (problem: string) => void;
}

/**
 * Starts the fake platform in this process, as `ss-runtime serve` does. Rejects with a CliError, such as one with the code
 * `port-taken` or `target`.
 */
export async function start(options: StartOptions = {}): Promise<Platform> {
  const { targets = [], cwd = process.cwd(), onProblem: notify = () => undefined, ...more } = options;
  const [{ serveOptions }, { startPlatform }] = await Promise.all([
    import('../serve/options.ts'),
    import('../serve/start-platform.ts'),
  ]);
  const decoded = await decodeGiven('start()', serveOptions, { port: 0, allowNetwork: true, ...more });
  return (await startPlatform(targets, decoded, { cwd, notify })).platform;
}
