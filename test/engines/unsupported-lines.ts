import type { Reporter, TestModule } from 'vitest/node';

/** Prints at the end of a run a line for each scenario that an engine cannot do, with the reason. */
export default class UnsupportedLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules
      .filter(({ project }) => project.name === 'engines')
      .flatMap((module) => [...module.children.allTests('skipped')])
      .flatMap((test) => {
        const result = test.result();
        return result.state === 'skipped' && result.note ? [`  ${test.fullName}: ${result.note}`] : [];
      });
    if (lines.length > 0) process.stdout.write(`Not possible in an engine:\n${lines.join('\n')}\n`);
  }
}
