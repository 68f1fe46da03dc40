import { expect, test } from 'vitest';
import { isMuted, originOf } from '../../../runtime/features/error-reports/error-origin.ts';

const hints = { base: 'http://static.example/runtime/', pageOrigin: 'http://site.example', isOurs: false };

// errors#error-origin
test.each([
  ['http://static.example/runtime/boot.js', 'platform'],
  ['http://static.example/runtime/chunks/gallery-A.js', 'platform'],
  ['http://site.example/', 'owner'],
  ['http://site.example/scripts/site.js', 'owner'],
  ['', 'owner'],
  ['http://static.example/other.js', 'third-party'],
  ['http://site.example.evil.test/x.js', 'third-party'],
  ['chrome-extension://abc/content.js', 'third-party'],
])('an error in "%s" is of origin %s', (file, origin) => {
  expect(originOf({ file }, hints)).toBe(origin);
});

test('an error without a place that the runtime caught itself is the platform’s', () => {
  expect(originOf({ file: '' }, { ...hints, isOurs: true })).toBe('platform');
});

test('an error with the message "Script error." and a stack is reported', () => {
  expect(isMuted({ message: 'Script error.', stack: '' })).toBe(true);
  expect(isMuted({ message: 'Script error.', stack: 'Error\n at a.js:1:2' })).toBe(false);
  expect(isMuted({ message: 'Script error in module', stack: '' })).toBe(false);
});
