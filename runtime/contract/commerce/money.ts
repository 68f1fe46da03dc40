/**
 * Money in the smallest unit of its currency, called cents throughout: yen for JPY. Whole numbers only, never fractions. What is
 * written as a decimal text is read digit by digit, so that nothing passes through floating point. Spec 2 §3 "Currencies", §4, §9.
 */
import { readNumber } from '../read.ts';
import { moneyLimits } from './limits.ts';

/** How amounts of a currency are written. Spec 2 §3 "Display template"; the formatter knows the symbol. */
interface MoneyTemplate {
  readonly thousandsSeparator: string;
  readonly decimalSeparator: string;
  readonly fractionDigits: number;
  /** Puts the digits, which carry no sign, beside the symbol. */
  readonly formatter: (digits: string) => string;
}

export interface MoneyFormatOptions {
  /** Leaves out a fraction that is zero: `$5` for `$5.00`, but `$5.50`. */
  readonly trimZeros?: boolean;
  /** A language tag; separators and the symbol's place are the default's where nothing is said. */
  readonly locale?: string;
}

const defaultLocale = 'en-US';

/** Two of the platform's currencies whose fractions `Intl` leaves out. */
const withFraction: readonly string[] = ['COP', 'IDR'];

/** 2 for the platform's currencies except JPY, which has none; what `Intl` says for others, 2 for a code that is no currency. */
export const fractionDigitsOf = (currency: string): number =>
  withFraction.includes(currency) ? 2 : (intlFormat(currency, defaultLocale)?.resolvedOptions().maximumFractionDigits ?? 2);

/**
 * How amounts of this currency are written. The default has `,` for thousands and `.` for decimals (spec 2 §3); which symbol stands
 * where is what `Intl` says for English (our choice). A code that is no currency stands as it is.
 */
function moneyTemplate(currency: string, locale: string): MoneyTemplate {
  const parts = intlFormat(currency, locale)?.formatToParts(1234) ?? [];
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const written = parts.map(({ value }) => value).join('');
  const [before = `${currency}\u00a0`, after = ''] = written ? written.split(/\d.*\d/) : [];
  const { thousandsSeparator, decimalSeparator } = moneyLimits;
  const isDefault = locale === defaultLocale;
  return {
    thousandsSeparator: isDefault ? thousandsSeparator : (of('group') ?? ''),
    decimalSeparator: (isDefault ? '' : of('decimal')) || decimalSeparator,
    fractionDigits: fractionDigitsOf(currency),
    formatter: (digits) => before + digits + after,
  };
}

/** Null where the code is no currency, or the locale no locale. */
function intlFormat(currency: string, locale: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return null;
  }
}

/**
 * An amount as people read it, such as `$1,234.50`; negative ones have a minus in front of everything. What has more than 15 integer
 * digits is written as the largest amount that has 15; what is no whole number counts as 0 (our choice). Never throws.
 */
export function formatMoney(
  cents: number | bigint,
  currency: string,
  { trimZeros = false, locale = defaultLocale }: MoneyFormatOptions = {},
): string {
  const { fractionDigits, thousandsSeparator, decimalSeparator, formatter } = moneyTemplate(currency, locale);
  const whole = typeof cents === 'bigint' || Number.isInteger(cents) ? cents : 0;
  const mostDigits = moneyLimits.maxIntegerDigits + fractionDigits;
  // By its size: the text of a very large number has an exponent.
  const isTooLong = Math.abs(Number(whole)) >= 10 ** mostDigits;
  const digits = isTooLong ? '9'.repeat(mostDigits) : `${whole}`.replace('-', '').padStart(fractionDigits + 1, '0');
  const at = digits.length - fractionDigits;
  const integer = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, () => thousandsSeparator);
  const fraction = digits.slice(at);
  const isTrimmed = fraction === '' || (trimZeros && !/[1-9]/.test(fraction));
  return (whole < 0 ? '-' : '') + formatter(isTrimmed ? integer : integer + decimalSeparator + fraction);
}

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
