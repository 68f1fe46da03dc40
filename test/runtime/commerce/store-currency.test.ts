import { describe, expect, it, vi } from 'vitest';
import { createStoreCurrency, currencyOfStore } from '../../../runtime/contract/commerce/store-currency.ts';

const store = (storeSettings: unknown) => ({ websiteSettings: { storeSettings } });

// commerce#store-currency
describe('the store’s currency', () => {
  it('is the selected one, else the default, else USD', () => {
    expect(currencyOfStore(store({ defaultCurrency: 'GBP', selectedCurrency: 'EUR' }))).toBe('EUR');
    expect(currencyOfStore(store({ defaultCurrency: 'GBP' }))).toBe('GBP');
    expect([store(null), {}, null, 5].map(currencyOfStore)).toEqual(['USD', 'USD', 'USD', 'USD']);
  });

  it('is read once, and can be updated', () => {
    const read = vi.fn(() => store({ defaultCurrency: 'GBP' }));
    const currency = createStoreCurrency(read);
    expect([currency.read(), currency.read()]).toEqual(['GBP', 'GBP']);
    expect(read).toHaveBeenCalledOnce();
    currency.update('SEK');
    expect(currency.read()).toBe('SEK');
  });
});
