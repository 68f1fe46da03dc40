import { describe, expect, test } from 'vitest';
import { decodeFormField, type FormField } from '../../../runtime/contract/forms/form-field.ts';
import { rareRules } from '../../../runtime/contract/forms/rare-rules.ts';
import { isEmail, type ValidationOptions, validateField, validateForm } from '../../../runtime/contract/forms/validate-form.ts';

const validate = (of: FormField, value: unknown, options: ValidationOptions = {}) =>
  validateField(of, value, { rare: rareRules, ...options });

const field = (given: object): FormField => decodeFormField({ id: 'f', title: 'F', ...given }) as FormField;

// forms#email-format forms#email-rule-html
describe('an e-mail address has 3 to 256 characters and a final label of 2 to 4', () => {
  test.each(['a@b.io', 'a.b+c@d-e.f.info', 'A@B.COM', `${'a'.repeat(250)}@b.io`])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  test.each([
    '',
    'a@',
    'a@b',
    '@b.io',
    'a b@c.io',
    'a@b.museum',
    'a@b.c',
    'a@.io',
    'a@b..io',
    'a@@b.io',
    `${'a'.repeat(252)}@b.io`,
  ])('%s is not one', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  test('the rule of browsers accepts longer last labels, and a hostile text is refused quickly', () => {
    expect(isEmail('a@b.museum', 'html')).toBe(true);
    const before = performance.now();
    expect(isEmail(`a@${'.a'.repeat(100)}!`)).toBe(false);
    expect(isEmail(`${'a@'.repeat(120)}b`)).toBe(false);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
  test('a receiver of forms accepts an address that either rule accepts', () => {
    for (const text of ['jörg@beispiel.de', 'a@b_c.de', 'a@b.museum']) expect(isEmail(text, 'either')).toBe(true);
    expect([isEmail('jörg@beispiel.de', 'html'), isEmail('a@b.museum'), isEmail('a b@c.io', 'either')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  test('an optional address may be empty, and an invalid one has the documented sentence', () => {
    expect(validate(field({ type: 'email' }), ' ')).toBeNull();
    expect(validate(field({ type: 'email' }), 'x')).toBe(
      'Email is not valid. Email addresses should follow the format name@site.example.',
    );
  });
});

// forms#character-limit
test('a textarea is invalid over its limit, except when it is optional and empty', () => {
  const area = field({ type: 'textarea', maxLength: '3' });
  expect(['', 'abc', 'abcd'].map((text) => validate(area, text))).toEqual([null, null, 'You have exceeded the character limit.']);
  expect(validate(field({ type: 'textarea', maxLength: '' }), 'a'.repeat(9999))).toBeNull();
});

// forms#required
test('sections and hidden fields are skipped; a required field is named by its title, else its id', () => {
  const fields = [
    field({ id: 's', type: 'section', required: true }),
    field({ id: 'h', type: 'hidden', required: true }),
    field({ id: 't', type: 'text', title: 'Table', required: true }),
  ];
  expect(validateForm(fields, {})).toEqual({ t: 'Table is required.' });
  expect(validateForm(fields, { t: 'x' })).toEqual({});
  expect(validateForm([field({ id: 'guests', type: 'text', title: '', required: true })], {})).toEqual({
    guests: 'guests is required.',
  });
});

const cases: readonly (readonly [object, unknown, string | null])[] = [
  [{ type: 'date' }, ['2', '29', '2028'], null],
  [{ type: 'date' }, ['2', '29', '2027'], 'This is not a real date.'],
  [{ type: 'date' }, ['13', '1', '2027'], 'This is not a real date.'],
  [{ type: 'date' }, ['1', '', ''], 'This is not a real date.'],
  [{ type: 'date' }, ['1', '2', '0004'], null],
  [{ type: 'time' }, ['', '', '00', 'AM'], null],
  [{ type: 'time' }, ['12', '59', '00', 'PM'], null],
  [{ type: 'time' }, ['13', '00', '00', 'PM'], 'F is not valid.'],
  [{ type: 'time' }, ['23', '00', '00', ''], null],
  [{ type: 'phone' }, ['212', '555', '0100'], null],
  [{ type: 'phone' }, ['+44', '20', '7946', ''], null],
  [{ type: 'phone' }, ['+44444', '20', '7946', ''], 'Country code should have an optional plus and up to 4 digits.'],
  [{ type: 'phone' }, ['', 'x', '', ''], 'F is not valid.'],
  [{ type: 'number' }, '-3.5', null],
  [{ type: 'number' }, '3 eggs', 'Numbers must contain only digits and no other characters.'],
  [{ type: 'currency' }, '12.50', null],
  [{ type: 'currency' }, '$12', 'Currency value should be formatted like 1234 or 123.99.'],
  [{ type: 'website' }, 'example.com/a?b', null],
  [{ type: 'website' }, 'https://example.com', null],
  [{ type: 'website' }, 'javascript:alert(1).x', 'Must be a valid URL.'],
  [{ type: 'website' }, 'localhost', 'Must be a valid URL.'],
  [{ type: 'twitter' }, '@ada', null],
  [{ type: 'twitter' }, '@a-b', 'Must be a valid Twitter username.'],
  [{ type: 'password' }, 'a b', 'Passwords should not contain whitespace.'],
  [{ type: 'select', options: ['a'] }, 'b', 'A valid selection must be made.'],
  [{ type: 'radio', options: ['a'] }, 'a', null],
  [{ type: 'checkbox', options: ['a', 'b'] }, ['b'], null],
  [{ type: 'checkbox', options: ['a', 'b'] }, 'a', 'A valid selection must be made.'],
  [{ type: 'likert', options: ['Q', 'R'], required: true }, { Q: '-2' }, 'A valid selection must be made.'],
  [{ type: 'likert', options: ['Q', 'R'] }, { Q: '-2' }, null],
  [{ type: 'likert', options: ['Q'] }, { Q: '3' }, 'A valid selection must be made.'],
  [{ type: 'name', required: true }, ['Ada', ''], 'F is missing required subfields: Last'],
  [{ type: 'name', required: true, customConstraints: { requireFirstName: { enabled: true } } }, ['Ada', ''], null],
  [{ type: 'address', required: true }, ['1 Quay', '', '', '', '', ''], 'F is missing required subfields: City'],
  [{ type: 'file', numFiles: 1 }, [{ name: 'a', sizeBytes: 10 }], null],
  [{ type: 'file', numFiles: 1 }, [{ name: 'a', sizeBytes: 10_000_000 }], 'F is not valid.'],
];
// forms#rare-types forms#required-parts forms#file-field
test.each(cases)('%j with the value %j: %j', (given, value, sentence) => {
  expect(validate(field(given), value)).toBe(sentence);
});

// forms#us-zip
test('a US zip has exactly five digits, where the form’s country is the US', () => {
  const address = field({ type: 'address' });
  const us = { formats: { address: null, addressCountry: 'US' } };
  const at = (zip: string, country = '') => validate(address, ['1', '', 'C', 'NY', zip, country], us);
  expect([at('10118'), at('1011'), at('10118-1'), at('SW1A', 'GB')]).toEqual([null, 'F is not valid.', 'F is not valid.', null]);
});

// forms#form-strings
test('the form’s own sentences replace the default ones', () => {
  const strings = { 'validation.required': '{0} fehlt.' };
  expect(validate(field({ type: 'text', title: 'Tisch', required: true }), '', { strings })).toBe('Tisch fehlt.');
});
