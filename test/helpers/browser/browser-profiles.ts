import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the browsers' profiles. */
    browserProfiles: string;
  }
}

/** Creates a folder for the profiles of a run's browsers, which is removed after the run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ss-runtime-tests-'));
  provide('browserProfiles', folder);
  // Browsers exit with their threads, and may still be writing.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
