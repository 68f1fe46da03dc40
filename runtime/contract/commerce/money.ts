/**
 * Money in the smallest unit of its currency, called cents throughout (yen for JPY). Whole numbers only: decimal text is read
 * digit by digit and never passes through floating point. `commerce#money-reading`
 */
import { readNumber } from '../read.ts';
import { moneyLimits } from './constants.ts';
import type { CurrencyCode } from './currencies.ts';

/**
 * The currency of a store without one. Kept apart from the table of currencies, which pages do not download.
 * `commerce#store-currency`
 */
export const defaultCurrency = 'USD' satisfies CurrencyCode;

export interface MoneyFormatOptions {
  /** Leaves out a fraction of zero: `$5` for `$5.00`, but `$5.50`. */
  readonly trimZeros?: boolean;
  /** Language tag for the separators and the place of the symbol; English unless given. */
  readonly locale?: string;
}

/**
 * Currencies without and with three fraction digits in ISO 4217. Calling `Intl` for each price of 500 variants would take too
 * long.
 */
const noDigits = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
const threeDigits = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;

/** Returns the number of fraction digits in ISO 4217; 2 for an unknown code. `commerce#other-currencies` */
export const fractionDigitsOf = (currency: string): number => (noDigits.test(currency) ? 0 : threeDigits.test(currency) ? 3 : 2);

/** Returns the parts of an amount in the format of `Intl`; an empty list for an invalid currency or locale. */
function partsOf(currency: string, locale: string): readonly Intl.NumberFormatPart[] {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1e6);
  } catch {
    return [];
  }
}

/**
 * Returns a function that formats amounts of one currency, such as `$1,234.50`. A number that is not whole counts as 0, an amount
 * with too many digits as the largest that fits. Never throws. Call it once for many amounts: the call of `Intl` costs far more
 * than the formatting.
 * `commerce#money-format`
 */
export function moneyWriter(
  currency: string,
  { trimZeros = false, locale = 'en-US' }: MoneyFormatOptions = {},
): (cents: number | bigint) => string {
  const { maxIntegerDigits, thousandsSeparator, decimalSeparator } = moneyLimits;
  const parts = partsOf(currency, locale);
  const separator = (type: 'group' | 'decimal', standard: string) => parts.find((part) => part.type === type)?.value ?? standard;
  const group = separator('group', thousandsSeparator);
  const point = separator('decimal', decimalSeparator);
  const written = parts.map(({ value }) => value).join('');
  const [before = `${currency}\u00a0`, after = ''] = written ? written.split(/\d.*\d/) : [];
  const fractionDigits = fractionDigitsOf(currency);
  const maxDigits = maxIntegerDigits + fractionDigits;
  return (cents) => {
    const whole = typeof cents === 'bigint' || Number.isInteger(cents) ? cents : 0;
    // The digits are not counted in the text, because a very large number has an exponent there.
    const isTooLong = Math.abs(Number(whole)) >= 10 ** maxDigits;
    const digits = isTooLong ? '9'.repeat(maxDigits) : `${whole}`.replace('-', '').padStart(fractionDigits + 1, '0');
    const at = digits.length - fractionDigits;
    const integer = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, () => group);
    const fraction = digits.slice(at);
    const isTrimmed = fraction === '' || (trimZeros && !/[1-9]/.test(fraction));
    return (whole < 0 ? '-' : '') + before + integer + (isTrimmed ? '' : point + fraction) + after;
  };
}

/** Formats one amount as `moneyWriter` does. */
export const formatMoney = (cents: number | bigint, currency: string, options?: MoneyFormatOptions): string =>
  moneyWriter(currency, options)(cents);

/** Returns the decimal text that the platform writes beside cents: `50.00`, or `500` for yen. */
export function decimalText(cents: number, currency: string): string {
  const fractionDigits = fractionDigitsOf(currency);
  const digits = `${Math.abs(cents)}`.padStart(fractionDigits + 1, '0');
  const at = digits.length - fractionDigits;
  return (cents < 0 ? '-' : '') + digits.slice(0, at) + (fractionDigits ? `.${digits.slice(at)}` : '');
}

/**
 * Returns the cents of a decimal amount such as `50.00`, `.5` or `100`; digits beyond the currency's are rounded, halves to the
 * even digit. Null for other text, a negative amount, and more than 15 integer digits.
 */
export function readDecimal(value: unknown, fractionDigits: number): number | null {
  const text = typeof value === 'number' ? `${value}` : value;
  const found = typeof text === 'string' ? /^\s*0*(\d{0,15})(?:\.(\d*))?\s*$/.exec(text) : null;
  if (!found || !/\d/.test(String(text))) return null;
  const [, integer = '', fraction = ''] = found;
  const kept = Number(integer + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
  const rest = fraction.slice(fractionDigits);
  const isHalf = /^50*$/.test(rest);
  const cents = kept + (isHalf ? kept % 2 : Number(/^[5-9]/.test(rest)));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Returns whole cents, also from text of digits alone; null for anything else, such as `5.00` or a negative number. */
export const readCents = (value: unknown): number | null => {
  const cents = typeof value === 'string' && /\D/.test(value) ? null : readNumber(value);
  return cents !== null && cents >= 0 && Number.isSafeInteger(cents) ? cents : null;
};
