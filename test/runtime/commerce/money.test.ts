import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, formatMoney, fractionDigitsOf, readCents, readDecimal } from '../../../runtime/contract/commerce/money.ts';

const codes = 'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(
  ' ',
);
const maxAmount = 10 ** 15 - 1;
const cents = fc.integer({ min: -maxAmount, max: maxAmount });

describe('money', () => {
  it('has 2 fraction digits in 26 of the 27 currencies, and 0 in JPY', () => {
    expect(codes).toHaveLength(27);
    for (const code of codes) expect(fractionDigitsOf(code), code).toBe(code === 'JPY' ? 0 : 2);
  });

  // commerce#other-currencies
  it('has the fraction digits of ISO 4217 in other currencies, and 2 for an unknown code', () => {
    const others = { KRW: 0, ISK: 0, XOF: 0, KWD: 3, TND: 3, TRY: 2, UAH: 2, QQQ: 2, '': 2, JP: 2, toString: 2 };
    expect(Object.fromEntries(Object.keys(others).map((code) => [code, fractionDigitsOf(code)]))).toEqual(others);
    expect([formatMoney(5125, 'KWD'), formatMoney(5125, 'KRW')]).toEqual(['KWD\u00a05.125', '₩5,125']);
  });

  it.each([
    [0, 'USD', '$0.00'],
    [5, 'USD', '$0.05'],
    [500, 'USD', '$5.00'],
    [123_456, 'USD', '$1,234.56'],
    [100_000_000, 'USD', '$1,000,000.00'],
    [-500, 'USD', '-$5.00'],
    [500, 'JPY', '¥500'],
    [1_234_567, 'JPY', '¥1,234,567'],
    [500, 'EUR', '€5.00'],
    [500, 'GBP', '£5.00'],
    [500, 'NOK', 'NOK\u00a05.00'],
    [500, 'QQ', 'QQ\u00a05.00'],
    [Number.NaN, 'USD', '$0.00'],
    [1.5, 'USD', '$0.00'],
  ])('writes %d of %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  // commerce#money-format
  it('has at most 15 integer digits', () => {
    expect(formatMoney(99_999_999_999_999_999n, 'USD')).toBe('$999,999,999,999,999.99');
    expect(formatMoney(100_000_000_000_000_000n, 'USD')).toBe('$999,999,999,999,999.99');
    expect(formatMoney(1_000_000_000_000_000n, 'JPY')).toBe('¥999,999,999,999,999');
    expect([1e21, -1e300].map((amount) => formatMoney(amount, 'JPY'))).toEqual(['¥999,999,999,999,999', '-¥999,999,999,999,999']);
  });

  // commerce#money-trim
  it('trims a fraction of zero on request, and no other', () => {
    expect(formatMoney(500, 'USD', { trimZeros: true })).toBe('$5');
    expect(formatMoney(550, 'USD', { trimZeros: true })).toBe('$5.50');
    expect(formatMoney(123_400, 'EUR', { trimZeros: true })).toBe('€1,234');
  });

  it('writes every amount as Intl.NumberFormat does, in all 27 currencies', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...codes), (amount, currency) => {
        const digits = currency === 'JPY' ? 0 : 2;
        const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits });
        const text = decimalText(amount, currency);
        expect(formatMoney(amount, currency)).toBe(intl.format(text as unknown as number));
      }),
    );
  });

  it('has the separators and the place of the symbol of a given locale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('de-DE', 'fr-FR', 'pt-BR', 'ja-JP'),
        (amount, locale) => {
          const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
          expect(formatMoney(amount, 'EUR', { locale })).toBe(intl.format(decimalText(amount, 'EUR') as unknown as number));
        },
      ),
    );
    expect(formatMoney(123_450, 'EUR', { locale: 'de-DE' })).toBe('1.234,50\u00a0€');
  });

  // commerce#money-reading
  it('reads back the decimal text of every amount that is not negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxAmount }), fc.constantFrom(...codes), (amount, currency) => {
        expect(readDecimal(decimalText(amount, currency), fractionDigitsOf(currency))).toBe(amount);
      }),
    );
  });

  it.each([
    ['50.00', 5000],
    ['.5', 50],
    ['100', 10_000],
    ['0.07', 7],
    [19.99, 1999],
    ['0.125', 12],
    ['0.135', 14],
    ['0.1251', 13],
    ['99.995', 10_000],
    ['0', 0],
    ['', null],
    ['.', null],
    ['-5', null],
    ['1e3', null],
    ['1,000.00', null],
    ['9'.repeat(16), null],
    [null, null],
    [Number.POSITIVE_INFINITY, null],
  ])('reads the decimal amount %j as %j cents', (value, expected) => {
    expect(readDecimal(value, 2)).toBe(expected);
  });

  it('reads whole cents, also as text, and nothing else', () => {
    expect([500, '500', 0].map(readCents)).toEqual([500, 500, 0]);
    const none = [-1, 1.5, '', 'x', null, {}, Number.NaN, 1e300, '5.00', '1e3', '-5', ' 5', '0x10'];
    expect(none.map(readCents)).toEqual(none.map(() => null));
  });
});
