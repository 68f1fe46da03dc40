import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly steps: readonly Step[] }>>;
}

const files = [...readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`), 'fixtures/examples/audit.yml'];
const action = parse(readFileSync('.github/actions/audit/action.yml', 'utf8'));

test.each(files)('%s: least permissions, actions with a version, and scripts of package.json', (file) => {
  const { on, permissions, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  expect(Object.keys(on as object)).not.toContain('pull_request_target');
  expect(permissions).toEqual({ contents: 'read' });
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  for (const { uses = '', run = '', with: given = {} } of steps) {
    expect(uses).toMatch(/^$|^\.\/|@v\d+(\.\d+\.\d+)?$/);
    // Text of a pull request must not be part of a script.
    expect(run).not.toMatch(/\$\{\{/);
    for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g))
      if (script !== 'test:engines') expect(packageJson.scripts).toHaveProperty([script]);
    if (uses.includes('actions/audit')) expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
  }
});

test('the audit action describes its inputs and outputs, and uses those that it has', () => {
  const text = readFileSync('.github/actions/audit/action.yml', 'utf8');
  for (const [name, input] of Object.entries<{ description?: string }>({ ...action.inputs, ...action.outputs }))
    expect(input.description?.length, name).toBeGreaterThan(20);
  const used = new Set([...text.matchAll(/inputs\.([\w-]+)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(action.inputs).sort());
  for (const step of action.runs.steps as (Step & { readonly shell?: string })[]) {
    expect(step.run === undefined || step.shell === 'bash', step.name).toBe(true);
    expect(step.run ?? '').not.toMatch(/\$\{\{/);
  }
});
