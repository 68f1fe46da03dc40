import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { staticViewModule } from '../scripts/build/static-views.ts';
import { LongestFirst } from './helpers/run/longest-first.ts';
import { patienceMs } from './helpers/run/patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A style sheet that a script of the runtime imports is its text, as in the build. */
const cssText = {
  name: 'css-text',
  enforce: 'pre' as const,
  load(id: string) {
    return /\/runtime\/.*\.css$/.test(id) ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))};` : null;
  },
};

/** A view that a script of the runtime imports is its markup, as in the build. */
const staticView = {
  name: 'static-view',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('.tsx?static') ? staticViewModule(id.replace('?static', '')) : null),
};

const plugins = [cssText, staticView];

export default defineConfig({
  plugins,
  test: {
    root,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/engines/scenario-lines.ts', './test/helpers/run/closing-line.ts'],
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          root,
          include: ['test/{runtime,fake-server,cli,conformance,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 3 * patienceMs,
          hookTimeout: 3 * patienceMs,
          // A process for each of 300 files takes longer than its tests.
          pool: 'threads',
          isolate: false,
          // Vitest leaves one core to itself, which is half of two.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          root,
          globalSetup: 'test/helpers/browser/browser-profiles.ts',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 3 * patienceMs,
          hookTimeout: 3 * patienceMs,
          expect: { poll: { timeout: patienceMs } },
          // One failure of thousands of visits must not hide the others’ result; the closing lines name each test that needed a
          // retry.
          retry: process.env.CI ? 1 : 0,
          // Firefox ends with the process that started it, and outlives a thread.
          pool: process.env.SS_RUNTIME_ENGINE === 'firefox' ? 'forks' : 'threads',
          isolate: false,
          // Two for each of two cores: half of a visit is waiting.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins,
        test: {
          name: 'engines',
          root,
          include: ['test/engines/*.test.ts'],
          testTimeout: 3 * patienceMs,
          hookTimeout: 3 * patienceMs,
          expect: { poll: { timeout: patienceMs } },
          // Browsers end with the process that started them; they outlive a thread.
          pool: 'forks',
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
