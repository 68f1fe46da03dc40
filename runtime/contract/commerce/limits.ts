/** Prices, SKUs and what the catalogue may hold. Spec 2 §5, §9. */
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

/** How amounts are written. Spec 2 §3. */
export const moneyLimits = {
  maxIntegerDigits: 15,
  thousandsSeparator: ',',
  decimalSeparator: '.',
} as const;
