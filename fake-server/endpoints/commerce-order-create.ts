import { fractionDigitsOf, readDecimal } from '../../runtime/contract/commerce/money.ts';
import { readFields, readNumber, readOneOf, readText } from '../../runtime/contract/read.ts';
import { cartCookieOf, clearedCartCookies } from '../calls/cart.ts';
import { type Handler, refuse } from '../calls/handler.ts';
import { confirmedPath, refusedPath } from '../commerce/checkout-paths.ts';
import { orderKinds } from '../commerce/orders.ts';
import type { ApiResponse } from '../http/api-response.ts';

const maxTextLength = 200;

/**
 * Takes a payment, once for each key and each cart, and creates its order. A browser that posts the form of the checkout page is
 * redirected to the confirmation page, or back to the checkout; other clients get JSON. The payment is simulated: it charges
 * nothing.
 */
export const commerceOrderCreate: Handler = ({ body, cookies, headers, recorded, site, state }) => {
  const fields = readFields(body);
  const text = (name: string) => readText(fields[name]).slice(0, maxTextLength);
  const { orders, catalogue } = state.commerce;
  const order = orders.pay({
    site,
    kind: readOneOf(orderKinds, fields.kind, 'cart'),
    key: text('key'),
    outcome: fields.outcome === 'success' ? 'success' : 'decline',
    email: text('email'),
    cartToken: text('cartToken') || cartCookieOf(cookies),
    donatePageId: text('donatePageId'),
    // Scripts send cents, forms a decimal number.
    amountCents:
      readNumber(fields.amountCents) ?? readDecimal(text('amount').replace(',', '.'), fractionDigitsOf(catalogue.currency(site))),
    giftCardProductId: text('giftCardProductId'),
    sku: text('sku'),
  });
  const isPaid = 'id' in order;
  const cartHeaders: NonNullable<ApiResponse['headers']> = isPaid && order.cart ? { 'set-cookie': clearedCartCookies } : {};
  if (String(headers.accept).includes('text/html')) {
    const location = isPaid ? confirmedPath(order) : refusedPath(text('back'), order.code);
    return { status: 303, headers: { ...cartHeaders, location }, body: null };
  }
  return isPaid ? { ...recorded, headers: cartHeaders, body: { order } } : refuse(order);
};
