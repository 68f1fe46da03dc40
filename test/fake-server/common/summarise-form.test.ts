import { expect, test } from 'vitest';
import { summariseValue } from '../../../fake-server/common/summarise-form.ts';
import { decodeFormField, type FormField } from '../../../runtime/contract/forms/form-field.ts';

const summary = (given: object, value: unknown) =>
  summariseValue(decodeFormField({ id: 'f', ...given }) as FormField, value)
    .map(({ part, text }) => `${part}=${text}`)
    .join(' ');

// forms#summary
test('a summary names the parts of a value and shows N/A for an empty one', () => {
  expect(summary({ type: 'name' }, ['Ada', ''])).toBe('First=Ada Last=N/A');
  expect(summary({ type: 'phone' }, ['212', '555', '0100'])).toBe('Country=N/A Areacode=212 Prefix=555 Line=0100');
  expect(summary({ type: 'address' }, ['1', '', 'C', 'S', 'Z', 'D'])).toBe('Line1=1 Line2=N/A City=C State=S Zip=Z Country=D');
  expect(summary({ type: 'date' }, ['1', '2', '2027'])).toBe('Month=1 Day=2 Year=2027');
  expect(summary({ type: 'time' }, ['7', '30', '00', 'PM'])).toBe('Hour=7 Minute=30 Second=00 Ampm=PM');
  expect(summary({ type: 'text' }, ' ')).toBe('=N/A');
});

// forms#likert-labels forms#masked-password
test('likert values are shown as labels, a password is masked, choices and files are listed, a section has no line', () => {
  const answers = { Q: '-2', R: '-1', S: '0', T: '1', U: '2' };
  expect(summary({ type: 'likert', options: ['Q', 'R', 'S', 'T', 'U', 'V'] }, answers)).toBe(
    'Q=Strongly Disagree R=Disagree S=Neutral T=Agree U=Strongly Agree V=N/A',
  );
  expect(summary({ type: 'password' }, 'secret')).toBe('=__MASKED_FIELD__');
  expect(summary({ type: 'checkbox' }, ['a', 'b'])).toBe('=a, b');
  expect(summary({ type: 'file' }, [{ name: 'cake.png' }])).toBe('=cake.png');
  expect(summary({ type: 'section' }, '')).toBe('');
});
