import { cp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { outDir } from '../../build/paths.ts';

/** A build takes a minute on a busy machine. */
const maxWaitMs = 180_000;
const intervalMs = 200;

/**
 * Copies the built runtime to the folder `to`, so that a build beside the bench does not change what is measured. A build removes
 * the runtime at its start and writes `meta.json` at its end: the copy waits for it, and is repeated if a build has started
 * meanwhile.
 */
export async function copyRuntime(to: string): Promise<void> {
  const from = outDir('runtime');
  const builtAtMs = () =>
    stat(join(from, 'meta.json')).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += intervalMs) {
    const before = await builtAtMs();
    if (before !== null) {
      await rm(to, { recursive: true, force: true });
      const isCopied = await cp(from, to, { recursive: true }).then(
        () => true,
        () => false,
      );
      if (isCopied && (await builtAtMs()) === before) return;
    }
    await delay(intervalMs);
  }
  throw new Error(`There is no complete runtime in ${from} to measure: run \`npm run build\` first.`);
}
