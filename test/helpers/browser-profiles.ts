import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the browsers' profiles. */
    browserProfiles: string;
  }
}

/** A folder for the profiles of a run's browsers, which goes with the run. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ss-runtime-tests-'));
  provide('browserProfiles', folder);
  // The browsers end with their threads, and may be writing still.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
