import { expect, test } from 'vitest';
import type { FingerprintUse } from '../../../../cli/audit/artifacts/artifacts.ts';
import { fingerprinting } from '../../../../cli/audit/rules/fingerprinting.ts';
import { answeredVisit, page, scriptInitiator, visit } from '../../../helpers/audit/audit-artifacts.ts';

const check = (...visits: Parameters<typeof page>) =>
  fingerprinting.check(page(...visits)).map(({ subject, severity }) => [subject, severity]);
const use = (technique: FingerprintUse['technique'], url: string, more: Partial<FingerprintUse> = {}): FingerprintUse => ({
  technique,
  initiator: { ...scriptInitiator, url },
  afterAnswer: false,
  page: 'https://shop.example/',
  ...more,
});
const own = 'https://shop.example/a.js?v=1';
const foreign = 'https://ads.example/fp.js';
const sentTo = 'https://shop.example/seen?c=1';

test('a result that is sent is an error, also by a script of the page (third-parties#fingerprinting)', () => {
  expect(check(visit({ fingerprints: [use('canvas', own, { sentTo })] }))).toEqual([['script shop.example/a.js', 'error']]);
  expect(check(visit({ fingerprints: [use('canvas', own)] }))).toEqual([]);
});

test('a script of another site is an error, the graphics card alone a warning', () => {
  expect(check(visit({ fingerprints: [use('canvas', foreign)] }))).toEqual([['script ads.example/fp.js', 'error']]);
  expect(check(visit({ fingerprints: [use('webgl', foreign)] }))).toEqual([['script ads.example/fp.js', 'warning']]);
  expect(check(visit({ fingerprints: [use('webgl', foreign), use('fonts', foreign)] }))).toEqual([
    ['script ads.example/fp.js', 'error'],
  ]);
});

test('a captcha or a payment is a note, a single use by a library a warning', () => {
  expect(check(visit({ fingerprints: [use('canvas', 'https://js.hcaptcha.com/1/api.js', { sentTo })] }))).toEqual([
    ['script js.hcaptcha.com/1/api.js', 'note'],
  ]);
  const library = 'https://cdn.jsdelivr.net/npm/charts@1/x.js';
  expect(check(visit({ fingerprints: [use('canvas', library)] }))).toEqual([
    ['script cdn.jsdelivr.net/npm/charts@1/x.js', 'warning'],
  ]);
});

test('fingerprints are allowed after a yes, but not after a no', () => {
  const fingerprints = [use('audio', foreign, { afterAnswer: true })];
  expect(check(answeredVisit('accept', { fingerprints }))).toEqual([]);
  expect(check(answeredVisit('decline', { fingerprints }))).toHaveLength(1);
});

test('a script without an address counts as the page’s', () => {
  expect(check(visit({ fingerprints: [use('canvas', own, { initiator: null, sentTo })] }))).toEqual([
    ['script shop.example/', 'error'],
  ]);
});
