import { expect, test } from 'vitest';
import { isCensusDisabled, readPageContext } from '../../../runtime/browser/page-globals.ts';

test.each([
  ['is not there', {}],
  ['is a text', { Static: { SQUARESPACE_CONTEXT: '{}' } }],
  ['is a list', { Static: { SQUARESPACE_CONTEXT: [{}] } }],
  ['is null', { Static: { SQUARESPACE_CONTEXT: null } }],
])('has no context where it %s', (_name, window) => {
  expect(readPageContext(window)).toBeNull();
});

test('has no context where reading it throws', () => {
  const window = {
    get Static(): object {
      throw new Error('no');
    },
  };
  expect(readPageContext(window)).toBeNull();
  expect(isCensusDisabled(window)).toBe(false);
});

test('returns the same object that the page assigned', () => {
  const context = { pageType: 2 };
  expect(readPageContext({ Static: { SQUARESPACE_CONTEXT: context } })).toBe(context);
});
