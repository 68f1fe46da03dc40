import { expect, test } from 'vitest';
import { idParts, namedIds, sentData, textsOf } from '../../../../cli/audit/parties/sent-data.ts';

const page = 'https://shop.example/shoes/red?x=1';
const sentIn = (url: string, body = '') => sentData(textsOf(url, body), page, null);

test.each([
  ['https://t.example/p?dl=https%3A%2F%2Fshop.example%2Fshoes%2Fred', '', ['page address']],
  ['https://t.example/p?dl=https%253A%252F%252Fshop.example%252Fshoes%252Fred', '', ['page address']],
  ['https://t.example/p?mail=anna%40mail.example', '', ['e-mail address']],
  ['https://t.example/p?ud[em]=b4c9a289323b21a01c3e940f150eb9b8c542587f1abfd8f0e1cc1ffc5e475514', '', ['e-mail hash']],
  ['https://t.example/p?sr=1280x800', '', ['device data']],
  ['https://t.example/p?v=1', '', []],
  ['https://cdn.example/npm/@scope/pkg@1.2.3/x.js', '', []],
])('%s %s sends %j', (url, body, data) => expect(sentIn(url, body)).toEqual(data));

test('identifiers are found inside stored values, times and words are left out', () => {
  expect(idParts('GA1.1.1234567890.1700000000')).toContain('1234567890.1700000000');
  expect(idParts('{"id":"3f2b8c1e9d4a","at":1700000000000}')).toContain('3f2b8c1e9d4a');
  expect(idParts('1700000000000')).toEqual([]);
  expect(idParts('dark')).toEqual([]);
  expect(namedIds('?client_id=12345678&x=1')).toEqual(['12345678']);
});

test('odd texts are read without an error, and in bounded time', () => {
  const started = performance.now();
  for (const text of [
    '%E0%A4%A',
    '%',
    'a'.repeat(500_000),
    '='.repeat(100_000),
    `uid=${'%25'.repeat(50_000)}`,
    '"'.repeat(100_000),
  ])
    sentIn(`https://t.example/?${text}`, text);
  expect(performance.now() - started).toBeLessThan(30_000);
});
