/** Limits of prices, SKUs and the catalogue. `commerce#price-limit` `commerce#catalogue-limits` */
export const commerceLimits = {
  maxPriceCents: 100_000_000,
  maxSkuLength: 60,
  maxQuantity: 9999,
  generatedSkuPrefix: 'SQ',
  generatedSkuDigits: 7,
  usZipDigits: 5,
  maxCollectionProducts: 200,
  maxNestedCategories: 10_000,
} as const;

/** The format of amounts. `commerce#money-format` */
export const moneyLimits = {
  maxIntegerDigits: 15,
  thousandsSeparator: ',',
  decimalSeparator: '.',
} as const;
