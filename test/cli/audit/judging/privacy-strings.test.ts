import { expect, test } from 'vitest';
import { readPrivacyPlatform, readUsPrivacy } from '../../../../cli/audit/judging/privacy-strings.ts';

/** Writes numbers with their bit counts as base64url. */
function encoded(...numbers: readonly (readonly [value: number, bits: number])[]): string {
  const bits = numbers.map(([value, count]) => value.toString(2).padStart(count, '0')).join('');
  const padded = bits.padEnd(Math.ceil(bits.length / 6) * 6, '0');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return (padded.match(/.{6}/g) ?? []).map((six) => alphabet[Number.parseInt(six, 2)]).join('');
}
/** Header with the section 7, whose Fibonacci code is 01011. */
const national = encoded([3, 6], [1, 6], [1, 12], [0, 1], [0b01011, 5]);
const nationalWith = (sale: number, sharing: number, ads: number) =>
  encoded([1, 6], [0, 12], [sale, 2], [sharing, 2], [ads, 2], [0, 30]);

test('a section of the USA has the opt-outs that the visitor has not made, and the browser’s signal', () => {
  expect(readPrivacyPlatform(`${national}~${nationalWith(2, 1, 2)}`)).toEqual({
    optOuts: [{ section: 'usnat', notOptedOut: ['sale', 'targeted advertising'], privacyControl: null }],
    consentString: null,
  });
  const withSignal = `${national}~${nationalWith(1, 1, 0)}.${encoded([1, 2], [1, 1])}`;
  expect(readPrivacyPlatform(withSignal).optOuts).toEqual([{ section: 'usnat', notOptedOut: [], privacyControl: true }]);
});

test('a published example of Connecticut has all opt-outs and the signal', () => {
  expect(readPrivacyPlatform('DBABVg~BVVVVVVg.YA').optOuts).toEqual([{ section: 'usct', notOptedOut: [], privacyControl: true }]);
});

test('a header with a range of sections, 5 and 6, leads to the US Privacy string', () => {
  // One range: start 5 (00011), and 1 more (11).
  const header = encoded([3, 6], [1, 6], [1, 12], [1, 1], [0b00011, 5], [0b11, 2]);
  expect(readPrivacyPlatform(`${header}~ca~1YNN`).optOuts).toEqual([
    { section: 'us_privacy', notOptedOut: ['sale'], privacyControl: null },
  ]);
});

test('the section of Europe is returned as a consent string', () => {
  // Section 2 is 011 in Fibonacci code.
  const header = encoded([3, 6], [1, 6], [1, 12], [0, 1], [0b011, 3]);
  expect(readPrivacyPlatform(`${header}~CPsomething`)).toEqual({ optOuts: [], consentString: 'CPsomething' });
});

test.each([
  ['', 'it ends after 0 bits'],
  ['DB', 'it ends after 12 bits'],
  ['CPXxRf~x', 'its header has type 2 and version 15; expected 3 and 1'],
  ['DBABVg', 'its header names 1 sections, and it has 0'],
  ['DBABVg~B', 'it ends after 6 bits'],
  ['DBABVg~B!VVVVVg', '"!" is not a character of base64url'],
  [`DB__${'_'.repeat(50)}`, 'its header names 300 sections, and it has 0'],
])('the malformed string %s throws a RangeError: %s', (text, message) => {
  expect(() => readPrivacyPlatform(text)).toThrow(text.startsWith('DB__') ? RangeError : message);
});

test('US Privacy is read in either case, and “not applicable” is no refusal to opt out', () => {
  expect(readUsPrivacy('1YNN').notOptedOut).toEqual(['sale']);
  expect(readUsPrivacy('1ynn').notOptedOut).toEqual(['sale']);
  expect(readUsPrivacy('1YYN').notOptedOut).toEqual([]);
  expect(readUsPrivacy('1---').notOptedOut).toEqual([]);
  expect(() => readUsPrivacy('2YNN')).toThrow('it has another form than 1YNN');
});
