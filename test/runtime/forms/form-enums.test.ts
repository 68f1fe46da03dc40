import { expect, test } from 'vitest';
import * as form from '../../../runtime/contract/forms/form-enums.ts';
import { expectedFieldTypes } from '../../helpers/values/expected-names.ts';

// forms#field-types
test('the field types are the expected ones', () => {
  expect(form.formFieldTypes).toEqual(expectedFieldTypes);
});

// forms#editor-properties
test.each([
  [['text', 'textarea', 'email', 'number', 'website'], 'description placeholder required'],
  [['currency'], 'description currencySymbol required'],
  [['password', 'twitter', 'date', 'time', 'name', 'address'], 'description required'],
  [['phone'], 'description showCountryCode required'],
  [['section'], 'description underline'],
  [['radio', 'checkbox', 'select', 'likert'], 'description options required'],
  [['hidden'], 'key value'],
] as const)('fields of the types %j have the settings %s', (types, properties) => {
  for (const type of types) expect(form.formFieldProperties[type].join(' ')).toBe(properties);
});

// forms#textarea-max-length
test('every field type has settings; a textarea may also have maxLength', () => {
  expect(Object.keys(form.formFieldProperties).sort()).toEqual([...form.formFieldTypes].sort());
  expect(form.textareaFlaggedProperty).toBe('maxLength');
});

// forms#field-parts
test('the parts of a value are in a fixed order', () => {
  expect(form.formFieldParts).toEqual({
    name: ['First', 'Last'],
    phone: ['Country', 'Areacode', 'Prefix', 'Line'],
    address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    date: ['Month', 'Day', 'Year'],
    time: ['Hour', 'Minute', 'Second', 'Ampm'],
  });
});

// forms#fieldsets forms#likert-labels
test('fieldsets are numbered 1-5 and likert values run from -2 to 2', () => {
  expect(form.formFieldsets).toEqual({ BUILD: 1, STORAGE: 2, ADVANCED: 3, CAPTCHA: 4, DISCLAIMER: 5 });
  expect(['-2', '-1', '0', '1', '2'].map((value) => form.likertLabels[value as form.LikertValue])).toEqual([
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
  ]);
});
