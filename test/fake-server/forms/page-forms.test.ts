import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPageForms } from '../../../fake-server/forms/page-forms.ts';

// covers: fake-server/forms/

const read = (name: string) => readPageForms(readFileSync(`fixtures/sites/forms/${name}.html`, 'utf8'));

test('a form that the server draws is read from its markup: types, titles, options, questions, limits', () => {
  const [form, ...others] = read('first');
  expect(others).toEqual([]);
  expect(form).toMatchObject({
    formId: '68f0a1b2c3d4e5f607182901',
    collectionId: '68f0a1b2c3d4e5f607182900',
    objectName: 'page-section-182901',
    context: null,
  });
  expect(form?.fields.map(({ type }) => type).join(' ')).toBe(
    'name email phone date time address section radio checkbox select likert text textarea number website currency twitter ' +
      'password hidden',
  );
  const of = (type: string) => form?.fields.find((field) => field.type === type);
  expect(of('radio')?.options).toEqual(['Six o’clock', 'Eight o’clock']);
  expect(of('select')?.options).toEqual(['A friend', 'The ferry office']);
  expect(of('likert')?.options).toEqual(['The food was good', 'The room was warm']);
  expect([of('textarea')?.maxLength, of('textarea')?.required, of('text')?.required]).toEqual([60, true, false]);
  expect(form?.controls.slice(0, 3)).toEqual([
    { name: 'fname', fieldId: 'name-yui_1', part: 0 },
    { name: 'lname', fieldId: 'name-yui_1', part: 1 },
    { name: 'email2', fieldId: 'email-yui_2', part: null },
  ]);
});

test('form contexts are read unchanged; broken contexts are ignored', () => {
  expect(read('second')[0]).toMatchObject({
    formId: '68f0a1b2c3d4e5f607182902',
    hasCaptcha: false,
    context: { formName: 'Supper' },
  });
  expect(read('broken').map(({ formId }) => formId)).toEqual(['68f0a1b2c3d4e5f607182910']);
  expect(read('captcha-hcaptcha')[0]?.hasCaptcha).toBe(true);
  expect(readPageForms('<form data-form-id="x"><div class="form-item"><input')).toMatchObject([{ formId: 'x', fields: [] }]);
});
