import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends a run with the names of the tests that passed only when they were retried, and with one plain line for other tools:
 * `tests: 120 passed, 0 failed`, with skipped tests if there are any.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
      // A file that fails to load has no tests, but counts as failed.
      if (module.state() === 'failed' && module.errors().length > 0) counts.failed += 1;
    }
    if (counts.passed + counts.failed === 0) {
      // Vitest counts a run whose filter selects nothing as a success.
      process.stdout.write('No test was selected: the name after -t matches none.\n');
      process.exitCode = 1;
    }
    const retried = modules.flatMap((module) => [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky));
    if (retried.length > 0)
      process.stdout.write(
        `Passed on a retry:\n${retried.map(({ module, fullName }) => `  ${module.relativeModuleId}: ${fullName}\n`).join('')}`,
      );
    const skipped = counts.skipped + counts.pending;
    process.stdout.write(`tests: ${counts.passed} passed, ${counts.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  }
}
