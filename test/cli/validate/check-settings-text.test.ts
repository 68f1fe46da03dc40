import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { checkSettingsText } from '../../../cli/validate/check-settings-text.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

const folder = (name: string) => join('fixtures/blocks/cookie-banner', name);
/** Settings of the fixtures, in the form in which the settings screen sends them. */
const files = ['valid', 'invalid']
  .flatMap((kind) => readdirSync(folder(kind)).map((file) => join(folder(kind), file)))
  .map((file) => [file, JSON.parse(readFileSync(file, 'utf8')) as { cookieSettings?: unknown }] as const)
  .filter(([, { cookieSettings }]) => typeof cookieSettings === 'object' && !Array.isArray(cookieSettings))
  .map(([file, { cookieSettings }]) => [file, JSON.stringify(cookieSettings)] as const);

test.each(files)('the settings screen reports the findings of `validate` for %s', async (_file, text) => {
  const io = fakeIo({ stdin: text });
  await run(['validate', '-', '--kind', 'cookie-banner', '--format', 'json', '--effective'], io);
  const [item] = (JSON.parse(io.outText) as { items: { findings: { source: string }[]; effective: unknown }[] }).items;
  const { findings, effective } = checkSettingsText(text);
  expect(findings.map((finding) => ({ ...finding, source: '-' }))).toEqual(item?.findings);
  expect(effective).toEqual(item?.effective);
});

test('a text that is not JSON is one finding', () => {
  expect(checkSettingsText('{').findings).toMatchObject([{ ruleId: 'json-syntax', severity: 'error' }]);
});
