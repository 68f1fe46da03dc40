import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import type { CheckedItem } from '../../../../cli/validate/check/checked.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';

const broken = `{
  "formId": "f",
  "successRedirect": "javascript:alert(1)",
  "formFeilds": [],
  "formFields": [
    { "type": "txt", "id": "a" },
    { "type": "text", "title": "No id" },
    { "type": "email", "id": "email-1" },
    { "type": "text", "id": "email-1" },
    { "type": "select", "id": "select-1", "required": true, "options": [] },
    { "type": "radio", "id": "radio-1", "options": ["Yes", "Yes"] },
    { "type": "textarea", "id": "textarea-1", "maxLength": "long" },
    7
  ]
}`;

async function validateText(file: string, options: readonly string[] = [], stdin = '') {
  const io = fakeIo({ stdin });
  await run(['validate', '--format', 'json', ...options, file], io);
  return JSON.parse(io.outText) as { items: CheckedItem[] };
}

test('parts of a form that the runtime leaves out or cannot use are reported with their places', async () => {
  const { items } = await validateText('-', [], broken);
  expect(items).toHaveLength(1);
  expect(items[0]?.kind).toBe('form');
  expect(
    items[0]?.findings.map(({ ruleId, severity, line, column, pointer }) => [ruleId, severity, line, column, pointer]),
  ).toEqual([
    ['form-redirect', 'warning', 3, 22, '/successRedirect'],
    ['unknown-key', 'note', 4, 3, '/formFeilds'],
    ['form-field', 'warning', 6, 15, '/formFields/0/type'],
    ['form-field', 'warning', 7, 5, '/formFields/1'],
    ['form-field', 'warning', 9, 29, '/formFields/3/id'],
    ['form-unanswerable', 'error', 10, 72, '/formFields/4/options'],
    ['form-value', 'warning', 11, 52, '/formFields/5/options'],
    ['form-value', 'warning', 12, 60, '/formFields/6/maxLength'],
    ['form-field', 'warning', 13, 5, '/formFields/7'],
  ]);
  expect(items[0]?.findings.find(({ line }) => line === 6)?.message).toBe(
    '"txt" is not a type of field; the runtime leaves it out; did you mean "text"?',
  );
});

test('forms are found in pages by their scripts; broken ones are errors at their places', async () => {
  const { items } = await validateText('fixtures/sites/forms/broken.html', ['--kind', 'form']);
  expect(items.map(({ valid, findings }) => [valid, findings.map(({ ruleId }) => ruleId)])).toEqual([
    [false, ['form-skipped']],
    [false, ['form-undecodable']],
    [false, ['form-skipped']],
    [true, []],
  ]);
  expect(items[1]?.findings[0]).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
});

test('--effective shows the effective values of a form', async () => {
  const { items } = await validateText('fixtures/blocks/form/valid/every-field.json', ['--effective']);
  expect([items[0]?.valid, items[0]?.findings]).toEqual([true, []]);
  expect(items[0]?.effective).toMatchObject({ formId: '68f0a1b2c3d4e5f607182902', formats: { phone: [3, 3, 4] } });
});
