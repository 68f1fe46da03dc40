import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Prints at the end of a run how long each scenario took in each engine, and a line for each that an engine cannot do, with the
 * reason.
 */
export default class ScenarioLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .filter(({ project }) => project.name === 'engines')
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ test, ...namesOf(test) }));
    const ran = tests.filter(({ test }) => test.diagnostic());
    if (ran.length > 0) {
      const engines = [...new Set(ran.map(({ engine }) => engine))];
      const scenarios = [...new Set(ran.map(({ scenario }) => scenario))];
      const seconds = (engine: string, scenario?: string) => {
        const some = ran.filter((one) => one.engine === engine && (!scenario || one.scenario === scenario));
        const ms = some.reduce((sum, { test }) => sum + (test.diagnostic()?.duration ?? 0), 0);
        return (some.length > 0 ? (ms / 1000).toFixed(1) : '–').padStart(engine.length);
      };
      const line = (scenario?: string) => engines.map((engine) => seconds(engine, scenario)).join('  ');
      process.stdout.write(
        'Seconds of each ' +
          `scenario:\n${engines.join('  ')}\n${scenarios.map((each) => `${line(each)}  ${each}\n`).join('')}${line()}  all\n`,
      );
    }
    const reasons = tests.flatMap(({ test }) => {
      const result = test.result();
      return result.state === 'skipped' && result.note ? [`  ${test.fullName}: ${result.note}`] : [];
    });
    if (reasons.length > 0) process.stdout.write(`Not possible in an engine:\n${reasons.join('\n')}\n`);
  }
}

/** Divides the names of a test: `firefox, boot` is the engine with the topic. */
function namesOf({ parent, name }: TestCase): { readonly engine: string; readonly scenario: string } {
  const [engine = '', topic = ''] = parent.type === 'suite' ? parent.name.split(', ') : [];
  return { engine, scenario: `${topic}: ${name}` };
}
