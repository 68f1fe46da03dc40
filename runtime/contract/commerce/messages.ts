/** Spec 2 §8 "Checkout". */
export const checkoutMessages = {
  noCart: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
} as const;

export const productMessages = {
  from: (price: string): string => `from ${price}`,
  renewsEvery: (unit: 'week' | 'month' | 'year', count: number): string =>
    count === 1 ? `renews every ${unit}` : `renews every ${count} ${unit}s`,
  forPayments: (payments: number): string => ` for ${payments} payments`,
} as const;
