import { expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/platform/problems-of.ts';

const submission = {
  key: 'k1',
  formId: 'f1',
  collectionId: '',
  objectName: 'page',
  isOverlayForm: 'false',
  submitButtonText: 'Send',
  form: { 'text-1': 'Hello', 'name-2': ['A', 'B'] },
};

// forms#submission-fields
test('a submission has its key and the decoded values', () => {
  expect(problemsOf('save-form-submission', submission)).toEqual([]);
  expect(problemsOf('save-form-submission', { ...submission, captchaKey: 'c', isOverlayForm: true, pageTitle: 'x' })).toEqual([]);
});

test('a submission without a key, with values that are not JSON or with an invalid flag has problems', () => {
  expect(problemsOf('save-form-submission', { ...submission, key: '', form: '{bro', isOverlayForm: 'no' })).toEqual([
    '/key',
    '/isOverlayForm',
    '/form',
  ]);
});

// forms#submission-key
test('the call for a key has no body', () => {
  for (const body of [null, '', {}]) expect(problemsOf('form-submission-key', body)).toEqual([]);
  for (const body of ['x', [1], 3]) expect(problemsOf('form-submission-key', body)).toEqual(['']);
});
