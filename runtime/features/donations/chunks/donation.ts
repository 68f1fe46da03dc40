import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement } from '../../../browser/build-element.ts';
import { textsNow } from '../../../browser/page-texts.ts';
import { isPriceCents } from '../../../contract/commerce/catalogue-ids.ts';
import { commerceLimits } from '../../../contract/commerce/limits.ts';
import { decimalText, formatMoney, fractionDigitsOf, readDecimal } from '../../../contract/commerce/money.ts';
import { currencyOfStore } from '../../../contract/commerce/store-currency.ts';
import { donation } from '../../../contract/texts/en/store.ts';
import type { Page } from '../../../page/page.ts';
import donationStyles from '../donation.css';

const nothing = () => {};

/**
 * Leads to the donation checkout with the amount that was chosen, or says what is wrong with it at its field. Returns what takes that
 * sentence back. An amount is one smallest unit of the store's currency at least, and the highest price of a product at most (our choice).
 */
export async function donate(form: HTMLFormElement, page: Page): Promise<() => void> {
  const fields = new FormData(form);
  const id = text(fields.get('donatePageId'));
  const typed = form.querySelector<HTMLInputElement>('[name=otherAmount]');
  const picked = form.querySelector<HTMLInputElement>('[name=amount]');
  const currency = currencyOfStore(page.rawContext);
  const cents = readAmount(text(typed?.value) || text(fields.get('amount')), currency);
  const asksForAmount = typed ?? picked;
  if (!asksForAmount || (isPriceCents(cents) && cents > 0)) {
    const { checkout } = await page.service('commerce');
    checkout.donate(id, cents ? decimalText(cents, currency) : '');
    return nothing;
  }
  const { badAmount } = textsNow(page.chunks, { donation }, 'store').donation;
  const sentence = badAmount(formatMoney(1, currency), formatMoney(commerceLimits.maxPriceCents, currency));
  return showError(form.ownerDocument, asksForAmount, sentence);
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Many write their decimals after a comma. */
const readAmount = (written: string, currency: string): number | null =>
  readDecimal(written.replace(/^(\d+),(\d{1,2})$/, '$1.$2'), fractionDigitsOf(currency));

function showError(document: Document, field: HTMLInputElement, sentence: string): () => void {
  const removeStyles = adoptStyles(document, donationStyles);
  const error = buildElement(document, 'p', { class: 'ss-donation-error', role: 'alert' }, sentence);
  // A label may be around the field.
  (field.closest('fieldset') ?? field.closest('label') ?? field).after(error);
  field.setAttribute('aria-invalid', 'true');
  field.focus();
  return () => {
    field.removeAttribute('aria-invalid');
    error.remove();
    removeStyles();
  };
}
