/** Limits of prices, SKUs and the catalogue. `commerce#price-limit` `commerce#catalogue-limits` */
export const commerceLimits = {
  maxPriceCents: 100_000_000,
  maxSkuLength: 60,
  maxQuantity: 9999,
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

/** `commerce#checkout-standard` */
export const checkoutMessages = {
  noCart: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
} as const;

/** `commerce#from-price` `commerce#subscription-text` */
export const productMessages = {
  from: (price: string): string => `from ${price}`,
  renewsEvery: (unit: 'week' | 'month' | 'year', count: number): string =>
    count === 1 ? `renews every ${unit}` : `renews every ${count} ${unit}s`,
  forPayments: (payments: number): string => ` for ${payments} payments`,
} as const;

/** The notice on a page whose address has `logout=true`. */
export const logoutMessages = {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
} as const;

/** `commerce#reservation-preview` */
export const reservationMessages = {
  title: 'Preview Only',
  message: 'This is a preview. Please log out to use the reservation form.',
  logOut: 'Log out',
} as const;
