import { readFields, readText } from '../read.ts';
import { defaultCurrency } from './default-currency.ts';

/** The currency that the store sells in. Spec 2 §4: cached after the first read, and can be updated. */
export interface StoreCurrency {
  read(): string;
  update(currency: string): void;
}

/** What the page's `storeSettings` say: what is selected, else the default, else USD. */
export const currencyOfStore = (context: unknown): string => {
  const { selectedCurrency, defaultCurrency: own } = readFields(readFields(readFields(context).websiteSettings).storeSettings);
  return readText(selectedCurrency) || readText(own) || defaultCurrency;
};

export function createStoreCurrency(readContext: () => unknown): StoreCurrency {
  let kept = '';
  return {
    read() {
      kept ||= currencyOfStore(readContext());
      return kept;
    },
    update(currency) {
      kept = currency;
    },
  };
}
