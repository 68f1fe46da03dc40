import { fractionDigitsOf, readDecimal } from '../../runtime/contract/commerce/money.ts';
import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readNumber, readOneOf, readText } from '../../runtime/contract/read.ts';
import type { ApiResponse } from '../api/api-response.ts';
import { defineHandler } from '../api/handler.ts';
import { cartCookieOf, clearedCartCookies, refuse } from '../commerce/cart-call.ts';
import { confirmedPath, refusedPath } from '../commerce/checkout-paths.ts';
import { orderKinds } from '../commerce/orders.ts';

/**
 * Takes a payment, once a key and once a cart, and makes its order. A browser that comes from the checkout page's form is sent on to
 * the page that confirms it, or back to where it came from; others get JSON. Ours: a stand-in, nothing is charged.
 */
export const commerceOrderCreate = defineHandler({
  endpoint: endpoints.commerceOrderCreate,
  respond(call) {
    const { body, cookies, headers, recorded, site, state } = call;
    const fields = readFields(body);
    const text = (name: string) => readText(fields[name]).slice(0, 200);
    const made = state.commerce.orders.pay({
      site,
      kind: readOneOf(orderKinds, fields.kind, 'cart'),
      key: text('key'),
      outcome: fields.outcome === 'success' ? 'success' : 'decline',
      email: text('email'),
      cartToken: text('cartToken') || cartCookieOf(cookies),
      donatePageId: text('donatePageId'),
      // People write decimals, scripts send cents.
      amountCents:
        readNumber(fields.amountCents) ??
        readDecimal(text('amount').replace(',', '.'), fractionDigitsOf(state.commerce.catalogue.currency(site))),
      giftCardProductId: text('giftCardProductId'),
      sku: text('sku'),
    });
    const isNavigation = String(headers.accept).includes('text/html');
    const isPaid = 'id' in made;
    const cookiesBack: NonNullable<ApiResponse['headers']> = isPaid && made.cart ? { 'set-cookie': clearedCartCookies } : {};
    if (!isNavigation) return isPaid ? { ...recorded, headers: cookiesBack, body: { order: made } } : refuse(made);
    const location = isPaid ? confirmedPath(made) : refusedPath(text('back'), made.code);
    return { status: 303, headers: { ...cookiesBack, location }, body: null };
  },
});
