import { expect, test } from 'vitest';
import { createPageGlobals } from '../../../runtime/browser/page-globals.ts';

test.each([
  ['is not there', {}],
  ['is a text', { Static: { SQUARESPACE_CONTEXT: '{}' } }],
  ['is a list', { Static: { SQUARESPACE_CONTEXT: [{}] } }],
  ['is null', { Static: { SQUARESPACE_CONTEXT: null } }],
])('has no context where it %s', (_name, window) => {
  expect(createPageGlobals(window).context()).toBeNull();
});

test('has no context where the page throws at its reading', () => {
  const window = {
    get Static(): object {
      throw new Error('no');
    },
  };
  expect(createPageGlobals(window).context()).toBeNull();
  expect(createPageGlobals(window).isCensusDisabled()).toBe(false);
});

test('answers the very object that the page assigned', () => {
  const context = { pageType: 2 };
  expect(createPageGlobals({ Static: { SQUARESPACE_CONTEXT: context } }).context()).toBe(context);
});
