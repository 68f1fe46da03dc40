/**
 * Money in the smallest unit of its currency, called cents throughout: yen for JPY. Whole numbers only, never fractions. What is
 * written as a decimal text is read digit by digit, so that nothing passes through floating point. Spec 2 §3 "Currencies", §4, §9.
 */
import { readNumber } from '../read.ts';
import { moneyLimits } from './limits.ts';

export interface MoneyFormatOptions {
  /** Leaves out a fraction that is zero: `$5` for `$5.00`, but `$5.50`. */
  readonly trimZeros?: boolean;
  /** A language tag; separators and the symbol's place are the default's where nothing is said. */
  readonly locale?: string;
}

/** Currencies without fractions, and with three digits of them, by ISO 4217: asking `Intl` for each price of 500 variants takes long. */
const noFraction = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
const threeDigits = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;

/** 2 for the platform's currencies except JPY, which has none; ISO 4217's for others, 2 for a code that is no currency. */
export const fractionDigitsOf = (currency: string): number =>
  noFraction.test(currency) ? 0 : threeDigits.test(currency) ? 3 : 2;

/** An amount as `Intl` writes it, in parts; none where the code is no currency, or the locale no locale. */
function partsOf(currency: string, locale: string): readonly Intl.NumberFormatPart[] {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1e6);
  } catch {
    return [];
  }
}

/**
 * Writes amounts as people read them, such as `$1,234.50`, by the template of spec 2 §3; negative ones have a minus in front of
 * everything. Separators are `,` and `.`; which symbol stands where is what `Intl` says for English (our choice), and a code that is no
 * currency stands as it is. What has more than 15 integer digits is written as the largest amount that has 15; what is no whole number
 * counts as 0 (our choice). Never throws. For many amounts of one currency: asking `Intl` costs far more than writing.
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
  const mostDigits = maxIntegerDigits + fractionDigits;
  return (cents) => {
    const whole = typeof cents === 'bigint' || Number.isInteger(cents) ? cents : 0;
    // By its size: the text of a very large number has an exponent.
    const isTooLong = Math.abs(Number(whole)) >= 10 ** mostDigits;
    const digits = isTooLong ? '9'.repeat(mostDigits) : `${whole}`.replace('-', '').padStart(fractionDigits + 1, '0');
    const at = digits.length - fractionDigits;
    const integer = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, () => group);
    const fraction = digits.slice(at);
    const isTrimmed = fraction === '' || (trimZeros && !/[1-9]/.test(fraction));
    return (whole < 0 ? '-' : '') + before + integer + (isTrimmed ? '' : point + fraction) + after;
  };
}

/** One amount as `moneyWriter` writes it. */
export const formatMoney = (cents: number | bigint, currency: string, options?: MoneyFormatOptions): string =>
  moneyWriter(currency, options)(cents);

/** The decimal text that the platform writes beside cents: `50.00`, or `500` for yen. */
export function decimalText(cents: number, currency: string): string {
  const fractionDigits = fractionDigitsOf(currency);
  const digits = `${Math.abs(cents)}`.padStart(fractionDigits + 1, '0');
  const at = digits.length - fractionDigits;
  return (cents < 0 ? '-' : '') + digits.slice(0, at) + (fractionDigits ? `.${digits.slice(at)}` : '');
}

/**
 * Cents of a decimal amount such as `50.00`, `.5` or `100`; digits beyond the currency's are rounded, halves to the even digit as
 * the platform does. Null for what is no amount, is negative, or has more than 15 integer digits.
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

/** Whole cents, also when written as digits alone; null for anything else, such as the text `5.00`, and for what is negative. */
export const readCents = (value: unknown): number | null => {
  const cents = typeof value === 'string' && /\D/.test(value) ? null : readNumber(value);
  return cents !== null && cents >= 0 && Number.isSafeInteger(cents) ? cents : null;
};
