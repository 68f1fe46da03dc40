import { expect, test } from 'vitest';
import { readInlineHandler } from '../../../runtime/features/forms/finding/server-form.ts';

// forms#inline-handler
test('ids are read from the text of both kinds of inline handlers; other handlers have no ids', () => {
  const text = `(new Y.Squarespace.FormSubmit(form)).submit({ formId: 'a', collectionId: "b",\n objectName: 'c' });`;
  expect(readInlineHandler(text)).toEqual({ formId: 'a', collectionId: 'b', objectName: 'c' });
  expect(readInlineHandler(`(Y.Node(form)).submit('a', 'b')`)).toEqual({ formId: 'a', collectionId: 'b', objectName: '' });
  expect(readInlineHandler('return check(this)')).toEqual({});
});
