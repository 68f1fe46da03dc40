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
