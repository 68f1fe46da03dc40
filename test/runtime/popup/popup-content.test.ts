import { expect, test } from 'vitest';
import { decodePopupContent } from '../../../runtime/features/popup/popup-content.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

// overlays#popup-content
test('settings without content are those of a sign-up popup under the site’s title', () => {
  const content = decodePopupContent({ style: 2, version: 1 }, 'Quay Books');
  expect(content).toMatchObject({ position: 'center-center', title: 'Quay Books', imageUrl: '', action: null });
  expect(content.text).not.toBe('');
  expect(content.form).toMatchObject({ formId: 'popup-overlay', fieldId: 'email', submitText: 'Sign up' });
});

// overlays#popup-content
test('settings with content have no form unless they name one', () => {
  expect(decodePopupContent({ headline: 'News' }, '').form).toBeNull();
  expect(decodePopupContent({ form: { formId: 'f1', submitButtonText: 'Join' } }, '').form).toMatchObject({
    formId: 'f1',
    submitText: 'Join',
  });
});

// overlays#popup-position
test.each([
  ['top-left', 'top-left'],
  ['TOP_CENTER', 'top-center'],
  ['Top Right', 'top-right'],
  ['center-left', 'center-left'],
  ['center', 'center-center'],
  ['CENTER_CENTER', 'center-center'],
  ['center right', 'center-right'],
  ['bottom-left', 'bottom-left'],
  ['bottom', 'bottom-center'],
  ['BOTTOM_RIGHT', 'bottom-right'],
  ['left-top', 'center-center'],
  ['somewhere', 'center-center'],
  [undefined, 'center-center'],
])('position %j is %s in the grid', (given, position) => {
  expect(decodePopupContent({ position: given }, '').position).toBe(position);
});

// overlays#popup-safe-content
test('links and pictures that would run script are left out', () => {
  const content = decodePopupContent(
    { headline: 'x', imageUrl: 'javascript:1', action: { label: 'Go', url: ' java\nscript:alert(1)' } },
    '',
  );
  expect(content).toMatchObject({ imageUrl: '', action: null });
});

test('no value makes it throw', () => {
  for (const value of hostileValues) {
    expect(() => decodePopupContent(value, '')).not.toThrow();
    expect(() =>
      decodePopupContent({ headline: value, position: value, action: value, form: value, text: value }, ''),
    ).not.toThrow();
  }
});
