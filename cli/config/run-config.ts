import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError } from '../../fake-server/common/errors.ts';
import { packageRoot } from '../../fake-server/root.ts';
import { whenAborted } from '../core/abort.ts';
import type { Io } from '../io.ts';

const require = createRequire(import.meta.url);

/**
 * Runs a program that exports the settings, and returns them; TypeScript needs no build. In the program, `ss-runtime` resolves to
 * this package, wherever it is installed. The program has a thread of its own, so that Ctrl-C ends an endless loop and
 * `process.exit()` ends the program only. What it prints goes to standard error. Throws CliError.
 */
export async function runConfig(path: string, file: string, { err, stopped }: Pick<Io, 'err' | 'stopped'>): Promise<unknown> {
  const worker = new Worker(program, {
    eval: true,
    env: SHARE_ENV,
    stdout: true,
    workerData: {
      jiti: require.resolve('jiti'),
      url: pathToFileURL(path).href,
      path,
      alias: { 'ss-runtime': join(packageRoot, '.build', 'cli', 'api', 'index.js') },
    },
  });
  worker.stdout.on('data', (text) => err(String(text).replace(/\n$/, '')));
  try {
    const { data, failure } = await Promise.race([resultOf(worker, file), interruption(stopped)]);
    if (failure !== undefined) throw new CliError(`The config ${file} ${failure}`, 'config');
    return data;
  } finally {
    await worker.terminate();
  }
}

/** Result of the program: its settings, or what is wrong with them as the end of a sentence. */
interface Result {
  readonly data?: unknown;
  readonly failure?: string;
}

const resultOf = (worker: Worker, file: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ failure: `does not run: ${errorMessage(error)}` }));
    worker.once('exit', () => {
      const reason = 'it calls process.exit(), or waits for something that never happens';
      reject(new CliError(`The config ${file} ends before it exports settings: ${reason}.`));
    });
  });

async function interruption(stopped: AbortSignal): Promise<never> {
  await whenAborted(stopped);
  throw new CliError('Interrupted before there was a result.', 'interrupted');
}

/** The program of the thread, as text, so that it needs no file of its own in the build. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { stdout } = require('node:process');
const { jiti, url, path, alias } = workerData;
const loader = require(jiti).createJiti(url, { fsCache: false, moduleCache: false, alias });
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));
(async () => {
  try {
    const module = await loader.import(path);
    if (typeof module !== 'object' || module === null || !('default' in module))
      return { failure: 'has no default export; expected: export default { audit: { … } }.' };
    return { data: await module.default };
  } catch (error) {
    return { failure: 'does not run: ' + reasonOf(error) };
  }
})().then(async (result) => {
  // The thread is ended with its result, so what was printed is sent first.
  await new Promise((resolve) => stdout.write('', resolve));
  try {
    parentPort.postMessage(result);
  } catch (error) {
    parentPort.postMessage({ failure: 'exports something else than data: ' + reasonOf(error) });
  }
});
`;
