import type { CurrencyCode } from './currencies.ts';

/** Of a store that names none. Apart from the table, so that a page need not carry it. Spec 2 §3. */
export const defaultCurrency = 'USD' satisfies CurrencyCode;
