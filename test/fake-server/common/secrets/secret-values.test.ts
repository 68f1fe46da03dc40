import { expect, test } from 'vitest';
import { isCardNumber, maskSecretValues } from '../../../../fake-server/common/secrets/secret-values.ts';

test.each([
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'a JSON web token'],
  ['4111 1111 1111 1111', 'a card number in groups'],
  ['4111-1111-1111-1111', 'a card number with hyphens'],
  ['5555555555554444', 'a card number'],
  ['378282246310005', 'a card number of 15 digits'],
  ['3782 822463 10005', 'a card number in groups of 4, 6 and 5'],
  ['Bearer 0123456789abcdef', 'a bearer token'],
  ['basic YWRhOmh1bnRlcjI=', 'a user with a password'],
  [`sk_live_${'4eC39HqLyjWDarjtT1'}`, 'a key of a payment service'],
  [`ghp_${'16C7e42F292c6912E7710c838347Ae178B4a'}`, 'a key of a code host'],
])('%s is masked under any name: %s', (secret) => {
  const masked = maskSecretValues(`before "${secret}", after`);
  expect(masked).toHaveLength(`before "${secret}", after`.length);
  expect(masked).toMatch(/^before "/);
  expect(masked).toMatch(/", after$/);
  expect(masked).not.toContain(secret.slice(-8));
  expect(maskSecretValues(masked)).toBe(masked);
});

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  '00000000-0000-4000-8000-000000000001|1767603599750|1767603599750|1767603599750|1',
  '64f0c1a2b3d4e5f607180100',
  '4111111111111112',
  '1767603599750',
  '0.4111111111111111',
  '41111111111111110000000000000',
  'https://a.example/@ada/1',
  'tokens of love, basic needs',
  'Uncaught SyntaxError: Invalid or unexpected token (http://wild.localhost:4100/page1.html:40:1)',
  'Unexpected token undefined in JSON',
  'Basic membership, Token collection',
])('%s is not secret', (text) => expect(maskSecretValues(text)).toBe(text));

test('card numbers have a checksum and a known beginning', () => {
  expect(
    ['4111111111111111', '6011111111111117', '30569309025904', '2223003122003222'].filter((text) => !isCardNumber(text)),
  ).toEqual([]);
  expect(['4111111111111112', '1111111111111117', '0000000000000000', '411111111111'].filter(isCardNumber)).toEqual([]);
});
