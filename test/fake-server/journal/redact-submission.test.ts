import { expect, test } from 'vitest';
import { redactEntry } from '../../../fake-server/journal/redact.ts';
import { redactValues } from '../../../fake-server/journal/redact-submission.ts';
import { decodeFormField } from '../../../runtime/contract/forms/form-field.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

const fields = [
  { type: 'text', id: 'text-yui_1', title: 'Your IBAN' },
  { type: 'textarea', id: 'textarea-yui_2', title: 'The author’s note' },
  { type: 'password', id: 'f3', title: 'Again' },
].flatMap((field) => decodeFormField(field) ?? []);

test('values of fields whose type or title asks for a secret are masked', () => {
  const values = { 'text-yui_1': 'DE89 3704', 'textarea-yui_2': 'hello', f3: ['a', 'b1'], 'pin-yui_4': '12', other: 'x' };
  expect(redactValues(values, fields)).toEqual({
    'text-yui_1': 'xx00 0000',
    'textarea-yui_2': 'hello',
    f3: ['x', 'x0'],
    'pin-yui_4': '00',
    other: 'x',
  });
  const plain = { 'textarea-yui_2': 'hello' };
  expect(redactValues(plain, fields)).toBe(plain);
});

test.each([
  ['form', (form: object) => `formId=f&form=${encodeURIComponent(JSON.stringify(form))}&key=k`],
  ['json', (form: object) => JSON.stringify({ formId: 'f', form: JSON.stringify(form), key: 'k' })],
] as const)('the journal’s entry of a submission sent as %s has them masked', (encoding, write) => {
  const form = { 'text-yui_1': 'DE89 3704', 'textarea-yui_2': 'hello' };
  const entry = journalEntry({
    endpoint: 'save-form-submission',
    encoding,
    body: { formId: 'f', form, key: 'k' },
    bodyText: write(form),
  });
  const state = {
    crumbs: { has: () => false },
    forms: { find: (_site: string, id: string) => (id === 'f' ? { fields } : null) },
  };
  const masked = { ...form, 'text-yui_1': 'xx00 0000' };
  expect(redactEntry(entry, state)).toEqual({ ...entry, body: { formId: 'f', form: masked, key: 'k' }, bodyText: write(masked) });
});
