import { readFields, readText } from '../read.ts';
import { contextPart } from '../site/page-context.ts';
import { defaultCurrency } from './money.ts';

/** The currency of the store, read once until it is updated. `commerce#store-currency` */
export interface StoreCurrency {
  read(): string;
  update(currency: string): void;
}

/** Returns the selected currency of the page's `storeSettings`, else the default one, else US dollars. */
export const currencyOfStore = (context: unknown): string => {
  const { selectedCurrency, defaultCurrency: storeDefault } = readFields(contextPart(context, 'websiteSettings').storeSettings);
  return readText(selectedCurrency) || readText(storeDefault) || defaultCurrency;
};

export function createStoreCurrency(readContext: () => unknown): StoreCurrency {
  let current = '';
  return {
    read() {
      current ||= currencyOfStore(readContext());
      return current;
    },
    update(currency) {
      current = currency;
    },
  };
}
