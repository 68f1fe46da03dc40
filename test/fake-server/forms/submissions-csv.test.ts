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

test.each([
  '=1',
  '+1',
  '-1',
  '@a',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u3000=1',
  '\ufeff=1',
  '\u200b=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '−1',
])('a cell that begins with %j is text for every spreadsheet', (text) => {
  const lines = submissionsCsv([stored({ t: text })], null).split('\r\n');
  const cell = /[\t\r\n]/.test(text) ? `"'${text}"` : `'${text}`;
  expect(lines.slice(1).join('\r\n')).toBe(`2026-01-02T03:04:05.000Z,${cell}\r\n`);
});

test('line breaks, quotes, semicolons and commas stay in their cell; titles are cells too', () => {
  expect(submissionsCsv([stored({ '=t': 'a\r\n"b";c' })], null)).toBe(
    'Submitted On,\'=t\r\n2026-01-02T03:04:05.000Z,"a\r\n""b"";c"\r\n',
  );
});
