import { expect, test } from 'vitest';
import { formOf } from '../../../fake-server/forms/page-form.ts';
import type { StoredSubmission } from '../../../fake-server/forms/submissions.ts';
import { submissionsCsv } from '../../../fake-server/forms/submissions-csv.ts';
import { decodeFormContext } from '../../../runtime/contract/forms/form-definition.ts';

const context = {
  formId: 'f',
  formFields: [
    { type: 'name', id: 'n', title: 'Name' },
    { type: 'text', id: 't', title: 'Say, "what"' },
  ],
};
const definition = decodeFormContext(context);
const form = typeof definition === 'string' ? null : formOf(definition, context);
const stored = (values: StoredSubmission['values']): StoredSubmission => ({
  seq: 1,
  time: '2026-01-02T03:04:05.000Z',
  site: 's',
  key: 'k',
  formId: 'f',
  collectionId: '',
  objectName: '',
  isOverlayForm: false,
  submitButtonText: '',
  pagePath: '/',
  values,
});

test('the CSV has a column for each part, quotes where needed, no formulas, and removed fields at the end', () => {
  const rows = [stored({ n: ['Ada', ''], t: '=1+1' }), stored({ n: ['B', 'C'], t: 'a,"b"\nc', old: 'x' })];
  expect(submissionsCsv(rows, form)).toBe(
    [
      'Submitted On,Name First,Name Last,"Say, ""what""",old',
      "2026-01-02T03:04:05.000Z,Ada,N/A,'=1+1,",
      '2026-01-02T03:04:05.000Z,B,C,"a,""b""\nc",x',
      '',
    ].join('\r\n'),
  );
});
