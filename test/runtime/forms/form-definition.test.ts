import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formContextSchema } from '../../../cli/validate/schema/form-context-schema.ts';
import {
  decodeFormContext,
  type FormDefinition,
  readFormContext,
  readProductForm,
} from '../../../runtime/contract/forms/form-definition.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

const text = { type: 'text', id: 't' };

// forms#broken-context
test('a form that cannot be shown has a reason', () => {
  expect(['{', '[]', 'null', '"x"'].map((each) => readFormContext(each))).toEqual(Array(4).fill('form-unparseable'));
  expect(decodeFormContext({ formFields: [text] })).toBe('form-without-id');
  expect(decodeFormContext({ formId: 'a', formFields: [{ type: 'nonsense', id: 'x' }, { type: 'text' }] })).toBe(
    'form-without-fields',
  );
});

// forms#context-defaults
test('defaults are filled in; fields of an unknown type, without an id or with an id that is taken are left out', () => {
  const form = decodeFormContext({ formId: 'a', formFields: [text, text, { type: 'text' }, 7, { type: 'hidden', key: 'ref' }] });
  expect(form).toMatchObject({
    formId: 'a',
    submitButtonText: '',
    captchaEnabled: false,
    captchaTheme: 'light',
    fields: [
      { id: 't', required: false, maxLength: null, options: [], maxFiles: 1 },
      { id: 'ref', key: 'ref' },
    ],
    formats: { address: null, phone: null, countries: [], familyNameFirst: null },
  });
});

// forms#form-strings
test('English forms keep the documented sentences, others replace them', () => {
  const given = {
    formId: 'a',
    formFields: [text],
    localizedStrings: { validation: { invalidEmail: 'E', required: 'R {0}' }, tooLong: 'L' },
  };
  expect((decodeFormContext(given, true) as FormDefinition).strings).toEqual({ 'validation.required': 'R {0}' });
  expect((decodeFormContext(given, false) as FormDefinition).strings).toEqual({
    'validation.required': 'R {0}',
    email: 'E',
    tooLong: 'L',
  });
  const whole = { submitting: 'S', captcha: 'C', reviewBelow: 'B', reviewAbove: 'A', unknown: 'U', email: 'M', required: 'mark' };
  const decoded = (isEnglish: boolean) =>
    (decodeFormContext({ ...given, localizedStrings: whole }, isEnglish) as FormDefinition).strings;
  expect(decoded(true)).toEqual({ requiredMark: 'mark' });
  expect(decoded(false)).toEqual({ ...whole, required: undefined, requiredMark: 'mark' });
});

test('no value of a page makes it throw', () => {
  for (const value of hostileValues) {
    expect(() => decodeFormContext(value)).not.toThrow();
    expect(() =>
      decodeFormContext({
        formId: 'a',
        formFields: [{ ...text, options: value, maxLength: value }, value],
        formFieldFormats: value,
        localizedStrings: value,
      }),
    ).not.toThrow();
  }
});

// forms#additional-fields
test('a product’s fields are JSON in JSON; broken ones are left out', () => {
  expect(readProductForm(JSON.stringify({ name: 'Box', fields: [JSON.stringify(text), '{broken', text] }))).toMatchObject({
    name: 'Box',
    fields: [{ id: 't' }, { id: 't' }],
  });
  expect([readProductForm('{'), readProductForm('{}')]).toEqual(['form-unparseable', 'form-without-fields']);
});

// forms#country-formats forms#file-field
test(
  'a form context in the shape of published ones is read completely: every field, the parts of addresses, the groups of ' +
    'phone numbers',
  () => {
    const context: unknown = JSON.parse(readFileSync('fixtures/blocks/form/valid/every-field.json', 'utf8'));
    const form = decodeFormContext(context) as FormDefinition;
    expect(form.fields.map(({ type }) => type)).toEqual(
      (context as { formFields: { type: string }[] }).formFields.map(({ type }) => type),
    );
    expect(new Set(form.fields.map(({ type }) => type)).size).toBe(20);
    expect(form.formats.address?.map(({ part }) => part)).toEqual(['Line1', 'Line2', 'City', 'State', 'Zip']);
    expect(form.formats.phone).toEqual([3, 3, 4]);
    expect(form.formats.countries).toContainEqual({ value: 'IE', name: 'Ireland' });
    expect(formContextSchema.safeParse(context).success).toBe(true);
  },
);
