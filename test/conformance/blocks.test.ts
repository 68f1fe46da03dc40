import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../cli/main.ts';
import { rules } from '../../cli/validate/check/rules.ts';
import { fakeIo } from '../helpers/fakes/fake-io.ts';

const root = 'fixtures/blocks';
const kinds = ['gallery', 'cookie-banner', 'form', 'product'];
const filesOf = (kind: string, folder: string) =>
  readdirSync(join(root, kind, folder)).map((name) => [kind, join(root, kind, folder, name)] as const);

interface Expected {
  readonly ruleId: string;
  readonly severity: string;
  readonly pointer?: string;
}

async function validate(...args: string[]) {
  const io = fakeIo();
  const exitCode = await run(['validate', '--format', 'json', ...args], io);
  return { exitCode, document: JSON.parse(io.outText) };
}

test.each(kinds.flatMap((kind) => filesOf(kind, 'valid')))('finds one %s without findings in %s', async (kind, path) => {
  const { exitCode, document } = await validate('--strict', path);
  expect(document.items).toMatchObject([{ kind, valid: true, findings: [] }]);
  expect(exitCode).toBe(0);
});

test.each(kinds.flatMap((kind) => filesOf(kind, 'invalid')))(
  'finds in the %s of %s the findings that the file lists',
  async (kind, path) => {
    const { expect: expected } = JSON.parse(readFileSync(path, 'utf8')) as { expect: Expected[] };
    const { exitCode, document } = await validate(path);
    const named = ({ ruleId, severity, pointer }: Expected) => `${severity} ${ruleId} ${pointer ?? ''}`;
    expect(document.items).toHaveLength(1);
    expect(document.items[0].kind).toBe(kind);
    expect(document.items[0].findings.map(named).sort()).toEqual(expected.map(named).sort());
    expect(exitCode).toBe(expected.some(({ severity }) => severity === 'error') ? 1 : 0);
  },
);

/** Rules about whole inputs, which no single block can break. */
const inputRules = /^(?:input-|interrupted$|json-syntax$|page-context-syntax$|unfinished-tag$|layout-limit$)/;

test('has a fixture for every rule that an item can break', () => {
  const named = kinds
    .flatMap((kind) => filesOf(kind, 'invalid'))
    .flatMap(([, path]) => (JSON.parse(readFileSync(path, 'utf8')) as { expect: Expected[] }).expect.map(({ ruleId }) => ruleId));
  expect([...new Set(named)].sort()).toEqual(
    Object.keys(rules)
      .filter((id) => !inputRules.test(id))
      .sort(),
  );
});

test('lists every rule under its id, with a sentence', () => {
  for (const [id, rule] of Object.entries(rules)) {
    expect(rule.id).toBe(id);
    expect(rule.title).toMatch(/^[A-Z].*\.$/);
  }
});
