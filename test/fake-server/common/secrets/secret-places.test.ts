import { expect, test } from 'vitest';
import { redactText } from '../../../../fake-server/common/secrets/redact.ts';
import { secretCutter } from '../../../../fake-server/common/secrets/secret-cutter.ts';
import { redactEntry } from '../../../../fake-server/journal/redact.ts';
import { journalEntry } from '../../../helpers/platform/journal-entry.ts';

const at = 'http://home.localhost';

// calls#secret-fields
test.each([
  [`${at}/back?code=4/0AX4XfWhq8Zt3c&state=xyz`, `${at}/back?code=0*0xx0xxxxx0xx0x&state=xyz`],
  [`${at}/back?code=123456`, `${at}/back?code=000000`],
  [`${at}/?a=1&key=Zm9vYmFyYmF6cXV4`, `${at}/?a=1&key=xx0xxxxxxxx0xxx0`],
  [`${at}/#code=8f3a1c2e5b7d9f00`, `${at}/#code=0x0x0x0x0x0x0x00`],
  [
    `${at}/account/reset/8f3a1c2e-5b7d-4f00-9a1b-0c2d3e4f5a6b?x=1`,
    `${at}/account/reset/0x0x0x0x*0x0x*0x00*0x0x*0x0x0x0x0x0x?x=1`,
  ],
  [`see ${at}/password-reset/QmFzZUVuY29kZWRUb2tlbg now`, `see ${at}/password-reset/xxxxxxxxx00xxxxxx0xxxx now`],
  ['/en/verify/a1b2c3d4e5f6a7b8', '/en/verify/x0x0x0x0x0x0x0x0'],
])('the token in %s is masked', (text, masked) => {
  expect(redactText(text)).toBe(masked);
  expect(redactText(masked)).toBe(masked);
});

test.each([
  `${at}/shop?code=SUMMER&key=blue-mug-of-2026&state=CA`,
  `${at}/blog/reset/how-to-reset-your-camera-in-2026`,
  `${at}/blog/8f3a1c2e5b7d9f00?id=8f3a1c2e5b7d9f00`,
  'form=1&key=8f3a1c2e5b7d9f00',
])('%s is unchanged', (text) => expect(redactText(text)).toBe(text));

test('the query of an unknown path is masked, and that of a call of the contract is unchanged', () => {
  const query = { code: ['8f3a1c2e5b7d9f00', 'b'], key: 'blue', next: '/' };
  expect(redactEntry(journalEntry({ endpoint: null, query })).query).toEqual({ ...query, code: ['0x0x0x0x0x0x0x00', 'x'] });
  const call = journalEntry({ query });
  expect(redactEntry(call)).toBe(call);
});

test.each([
  ['5b7d4f00-9a1b-4c2d-8e4f-5a6b7c8d9e0f', '0x0x0x00*0x0x*0x0x*0x0x*0x0x0x0x0x0x'],
  ['order-17', 'order-17'],
])('the Idempotency-Key %s is %s in the journal', (key, shown) => {
  expect(redactEntry(journalEntry({ headers: { 'idempotency-key': key } })).headers).toEqual({ 'idempotency-key': shown });
});

test('an address of an audit has no token of a link', () => {
  expect(secretCutter([]).address('https://a.example/reset/8f3a1c2e5b7d9f00?x=1')).toBe(
    'https://a.example/reset/0x0x0x0x0x0x0x00?x=1',
  );
});
