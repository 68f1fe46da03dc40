import { expect, test } from 'vitest';
import { currencies } from '../../../runtime/contract/commerce/currencies.ts';
import { defaultCurrency } from '../../../runtime/contract/commerce/money.ts';

// commerce#currencies
test('the 27 currencies are those of the platform, in its order', () => {
  expect(Object.keys(currencies)).toEqual(
    'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(' '),
  );
  expect(defaultCurrency).toBe('USD');
});

test('fraction digits are 2 for all except JPY, which has 0', () => {
  for (const [code, { fractionDigits }] of Object.entries(currencies)) expect(fractionDigits, code).toBe(code === 'JPY' ? 0 : 2);
});

test('numeric codes are ISO 4217’s, with three digits', () => {
  const codes = Object.values(currencies).map(({ numericCode }) => numericCode);
  expect(codes.join(' ')).toBe(
    '978 840 036 578 124 554 208 826 344 756 484 702 752 203 376 608 643 985 764 458 032 986 170 360 356 392 710',
  );
});

test('every currency has a name of its own', () => {
  const names = Object.values(currencies).map(({ currencyName }) => currencyName);
  expect(new Set(names).size).toBe(27);
  expect(names).not.toContain('');
});
