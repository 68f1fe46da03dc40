import { expect, test } from 'vitest';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { run } from '../../../../cli/main.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';

test.each(rules.map(({ id }) => id))('--explain %s prints the explanation without a target', async (id) => {
  const io = fakeIo();
  expect(await run(['audit', '--explain', id], io)).toBe(0);
  expect(io.outText).toMatch(new RegExp(`^${id}\n`));
  for (const part of ['What a finding means', 'Breaks the rule', 'Keeps the rule', 'How to fix it'])
    expect(io.outText).toContain(part);
});

test('an unknown rule, and no target, are wrong usage', async () => {
  expect(await run(['audit', '--explain', 'cookies'], fakeIo())).toBe(2);
  const io = fakeIo();
  expect(await run(['audit'], io)).toBe(2);
  expect(io.errText).toContain('Nothing to audit');
});
