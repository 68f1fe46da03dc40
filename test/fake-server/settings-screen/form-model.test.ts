import { expect, test } from 'vitest';
import {
  fieldsOf,
  propertiesOf,
  propertyText,
  withField,
  withFieldMoved,
  withNewField,
  withoutField,
  withProperty,
} from '../../../fake-server/settings-screen/form-model.ts';

const context = {
  formId: 'f',
  own: 'kept',
  formFields: [
    { type: 'text', id: 'a' },
    { type: 'radio', id: 'b', options: ['x'] },
  ],
};
const ids = (of: object) => fieldsOf({ ...of }).map(({ id }) => id);

test(
  'each type has the properties of the contract’s table, and a textarea has a maximum length when the vanilla form handler ' +
    'is on',
  () => {
    expect(propertiesOf('text', {})).toEqual(['description', 'placeholder', 'required']);
    expect(propertiesOf('currency', {})).toEqual(['description', 'currencySymbol', 'required']);
    expect(propertiesOf('phone', {})).toEqual(['description', 'showCountryCode', 'required']);
    expect(propertiesOf('section', {})).toEqual(['description', 'underline']);
    expect(propertiesOf('hidden', {})).toEqual(['key', 'value']);
    expect(propertiesOf('textarea', { useFormsJs: true })).toEqual(['description', 'placeholder', 'required', 'maxLength']);
    expect(propertiesOf('textarea', {})).toEqual(['description', 'placeholder', 'required']);
  },
);

test('fields are changed, moved, removed and added; unknown keys are kept', () => {
  expect(withField(context, 0, { type: 'text', id: 'a', title: 'T' })).toMatchObject({
    own: 'kept',
    formFields: [{ title: 'T' }, { id: 'b' }],
  });
  expect(ids(withFieldMoved(context, 1, -1))).toEqual(['b', 'a']);
  expect(ids(withFieldMoved(context, 0, -1))).toEqual(['a', 'b']);
  expect(ids(withoutField(context, 0))).toEqual(['b']);
  const added = withNewField({ ...context, formFields: [...context.formFields, { type: 'text', id: 'text-4' }] }, 'text');
  expect(ids(added)).toEqual(['a', 'b', 'text-4', 'text-5']);
  expect(fieldsOf(withNewField(context, 'select')).at(-1)).toMatchObject({ type: 'select', options: ['One', 'Two'] });
});

test('options are one a line, and a maximum length is a number or empty text', () => {
  expect(propertyText({ options: ['x', 'y'] }, 'options')).toBe('x\ny');
  expect(withProperty({}, 'options', 'x\n\ny')).toEqual({ options: ['x', '', 'y'] });
  expect([withProperty({}, 'maxLength', '12'), withProperty({}, 'maxLength', 'x')]).toEqual([
    { maxLength: 12 },
    { maxLength: '' },
  ]);
  expect(propertyText({ maxLength: 12 }, 'maxLength')).toBe('12');
});
