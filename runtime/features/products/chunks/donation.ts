import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement } from '../../../browser/build-element.ts';
import { fetchTexts } from '../../../browser/page-texts.ts';
import { isPriceCents } from '../../../contract/commerce/catalogue-ids.ts';
import { commerceLimits } from '../../../contract/commerce/constants.ts';
import { decimalText, formatMoney, fractionDigitsOf, readDecimal } from '../../../contract/commerce/money.ts';
import { currencyOfStore } from '../../../contract/commerce/store-currency.ts';
import { donation } from '../../../contract/texts/en/store.ts';
import type { Page } from '../../../page/page.ts';
import donationStyles from '../donation.css';

const nothing = () => {};

/**
 * Goes to the donation checkout with the chosen amount, or shows an error at its field. Returns a function that removes the
 * error. `commerce#donation-amount`
 */
export async function donate(form: HTMLFormElement, page: Page): Promise<() => void> {
  const fields = new FormData(form);
  const id = trimmed(fields.get('donatePageId'));
  const typed = form.querySelector<HTMLInputElement>('[name=otherAmount]');
  const picked = form.querySelector<HTMLInputElement>('[name=amount]');
  const currency = currencyOfStore(page.rawContext);
  const cents = readAmount(trimmed(typed?.value) || trimmed(fields.get('amount')), currency);
  const amountField = typed ?? picked;
  if (!amountField || (isPriceCents(cents) && cents > 0)) {
    const { checkout } = await page.service('commerce');
    checkout.donate(id, cents ? decimalText(cents, currency) : '');
    return nothing;
  }
  const { badAmount } = (await fetchTexts(page.chunks, { donation }, 'store')).donation;
  const sentence = badAmount(formatMoney(1, currency), formatMoney(commerceLimits.maxPriceCents, currency));
  return showError(form.ownerDocument, amountField, sentence);
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns cents; null for anything but an amount. Many countries write decimals after a comma. */
const readAmount = (text: string, currency: string): number | null =>
  readDecimal(text.replace(/^(\d+),(\d{1,2})$/, '$1.$2'), fractionDigitsOf(currency));

function showError(document: Document, field: HTMLInputElement, sentence: string): () => void {
  const removeStyles = adoptStyles(document, donationStyles);
  const error = buildElement(document, 'p', { class: 'ss-donation-error', role: 'alert' }, sentence);
  // After a label around the field, not inside it, where the error would become part of the field's name.
  (field.closest('fieldset') ?? field.closest('label') ?? field).after(error);
  field.setAttribute('aria-invalid', 'true');
  field.focus();
  return () => {
    field.removeAttribute('aria-invalid');
    error.remove();
    removeStyles();
  };
}
