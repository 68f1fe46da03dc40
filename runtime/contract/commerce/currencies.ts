/** The currencies of the platform, with names and numeric codes of ISO 4217. `commerce#currencies` */

export interface Currency {
  readonly currencyName: string;
  readonly fractionDigits: 0 | 2;
  /** Three digits; text, because of leading zeros. */
  readonly numericCode: string;
}

const entry = (currencyName: string, numericCode: string, fractionDigits: 0 | 2 = 2): Currency => ({
  currencyName,
  fractionDigits,
  numericCode,
});

export const currencies = {
  EUR: entry('Euro', '978'),
  USD: entry('US Dollar', '840'),
  AUD: entry('Australian Dollar', '036'),
  NOK: entry('Norwegian Krone', '578'),
  CAD: entry('Canadian Dollar', '124'),
  NZD: entry('New Zealand Dollar', '554'),
  DKK: entry('Danish Krone', '208'),
  GBP: entry('Pound Sterling', '826'),
  HKD: entry('Hong Kong Dollar', '344'),
  CHF: entry('Swiss Franc', '756'),
  MXN: entry('Mexican Peso', '484'),
  SGD: entry('Singapore Dollar', '702'),
  SEK: entry('Swedish Krona', '752'),
  CZK: entry('Czech Koruna', '203'),
  ILS: entry('New Israeli Sheqel', '376'),
  PHP: entry('Philippine Peso', '608'),
  RUB: entry('Russian Ruble', '643'),
  PLN: entry('Zloty', '985'),
  THB: entry('Baht', '764'),
  MYR: entry('Malaysian Ringgit', '458'),
  ARS: entry('Argentine Peso', '032'),
  BRL: entry('Brazilian Real', '986'),
  COP: entry('Colombian Peso', '170'),
  IDR: entry('Rupiah', '360'),
  INR: entry('Indian Rupee', '356'),
  JPY: entry('Yen', '392', 0),
  ZAR: entry('Rand', '710'),
} as const satisfies Record<string, Currency>;
export type CurrencyCode = keyof typeof currencies;
