import { expect, test } from 'vitest';
import { decodeFormField, type FormField } from '../../../runtime/contract/forms/form-field.ts';
import { isEmptyValue, normaliseValue, partsIn } from '../../../runtime/contract/forms/form-values.ts';

const field = (type: string): FormField => decodeFormField({ id: type, type }) as FormField;

// forms#phone-of-three-parts
test('a phone value of three parts gets an empty country as its first part; other values stay the same', () => {
  expect(partsIn('phone', ['212', ' 555 ', '0100'])).toEqual(['', '212', '555', '0100']);
  expect(partsIn('phone', ['+1', '212', '555', '0100'])).toEqual(['+1', '212', '555', '0100']);
  expect(partsIn('name', ['Ada', 'B', 'C'])).toEqual(['Ada', 'B', 'C']);
});

// forms#empty-values
test('empty values: blanks, parts without text, a time without hour and minute, a likert without answers', () => {
  expect([' ', ['', ' '], undefined, null].map((value) => isEmptyValue(field('text'), value))).toEqual([true, true, true, true]);
  expect(isEmptyValue(field('time'), ['', '', '00', 'AM'])).toBe(true);
  expect(isEmptyValue(field('time'), ['7', '', '00', 'AM'])).toBe(false);
  expect([isEmptyValue(field('likert'), {}), isEmptyValue(field('likert'), { Q: '0' })]).toEqual([true, false]);
  expect(isEmptyValue(field('file'), [{ name: 'a' }])).toBe(false);
});

// forms#sent-values
test('texts are sent without blanks around them, passwords as they are, phone numbers of three parts with an empty country', () => {
  expect([normaliseValue('text', ' a '), normaliseValue('password', ' b ')]).toEqual(['a', ' b ']);
  expect(normaliseValue('phone', ['1', '2', '3'])).toEqual(['', '1', '2', '3']);
  expect(normaliseValue('checkbox', ['One'])).toEqual(['One']);
});
