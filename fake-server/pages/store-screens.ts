import { formatMoney } from '../../runtime/contract/commerce/money.ts';
import { pageTypes } from '../../runtime/contract/site/page-types.ts';
import { cartCookieOf } from '../calls/cart.ts';
import type { CartPayload } from '../commerce/cart-payload.ts';
import { giftCardOf, type PaymentRefusal, type StoredOrder } from '../commerce/orders.ts';
import { type OrderSummary, queryFacts, type Screen, type ScreenForm } from '../html/screen.ts';
import { firstOf, readFormFields } from '../http/form-fields.ts';
import { randomToken } from '../random-token.ts';
import type { PlatformState } from '../state/state.ts';

/** A visit of a store screen. */
export interface StoreVisit {
  readonly site: string;
  readonly path: string;
  readonly queryText: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly state: Pick<PlatformState, 'commerce'>;
  /** Address of the boot script. */
  readonly boot: string;
}

/**
 * Returns the platform's own pages of the store: the cart, the checkouts, the confirmations; null for other paths. Payments are
 * simulated: the visitor chooses their outcome.
 */
export function storeScreenAt(visit: StoreVisit): Screen | null {
  const screen = screens[visit.path.length > 1 ? visit.path.replace(/\/$/, '') : visit.path];
  if (!screen) return null;
  const { pageType, ...made } = screen(visit);
  const context = { pageType, website: { id: visit.site, language: 'en' } };
  return { facts: [['Address', visit.path], ...queryFacts(visit.queryText)], ...made, runtime: { context, boot: visit.boot } };
}

type StoreScreen = Screen & { readonly pageType: number };

const screens: Readonly<Record<string, (visit: StoreVisit) => StoreScreen>> = {
  '/cart': () => ({
    pageType: pageTypes.COMMERCE_CART_V2,
    title: 'Cart',
    text: 'The products in your cart.',
    facts: [],
    markup: `<div id="sqs-cart-root"><div id="sqs-cart-container"></div></div>
<noscript><p><a href="/commerce/goto-checkout">Go to the checkout, which shows your cart</a></p></noscript>`,
    links: [['/', 'Continue shopping']],
  }),
  '/commerce/goto-checkout': (visit) => cartCheckout(visit, 'cart', cartCookieOf(visit.cookies)),
  '/checkout/subscribe': (visit) => cartCheckout(visit, 'subscription', field(visit, 'cartToken') || cartCookieOf(visit.cookies)),
  '/checkout/donate': (visit) => ({
    pageType: pageTypes.DONATE,
    title: 'Donation checkout',
    refusal: refusalOf(visit),
    text: 'A donation is paid here. The payment is simulated: nothing is charged.',
    form: payment(visit, 'donation', [['donatePageId', field(visit, 'donatePageId')]], 'Donate', {
      name: 'amount',
      label: `Amount in ${visit.state.commerce.catalogue.currency(visit.site)}`,
      type: 'text',
      value: field(visit, 'otherAmount') || field(visit, 'amount'),
    }),
    links: home,
  }),
  '/checkout/giftcard': giftCardCheckout,
  '/checkout/order-confirmed': (visit) => confirmed(visit, pageTypes.ORDER_CONFIRMED, 'Order confirmed'),
  '/checkout/donation-confirmed': (visit) => confirmed(visit, pageTypes.CONTRIBUTION_CONFIRMED, 'Thank you for your donation'),
  '/checkout/subscription-confirmed': (visit) => confirmed(visit, pageTypes.SUBSCRIPTION_CONFIRMED, 'Subscription confirmed'),
};

/** Returns the rows between the lines of a cart and its total: those that change it. */
const totalsOf = ({ currency, subtotalCents, discountCents, shippingCostCents, taxCents }: CartPayload) =>
  (
    [
      ['Subtotal', subtotalCents],
      ['Discount', -discountCents],
      ['Shipping', shippingCostCents],
      ['Tax', taxCents],
    ] as const
  ).flatMap(([name, cents]) => (cents === 0 ? [] : [[name, formatMoney(cents, currency)] as const]));

const home = [['/', 'Back to the site']] as const;

function cartCheckout(visit: StoreVisit, kind: 'cart' | 'subscription', token: string): StoreScreen {
  const { carts } = visit.state.commerce;
  const cart = carts.find(visit.site, token);
  const title = kind === 'cart' ? 'Checkout' : 'Subscription checkout';
  const plain = { pageType: pageTypes.CHECKOUT, title, links: [['/cart', 'Back to the cart']] as const };
  const view = cart && carts.view(cart);
  if (!view || view.entries.length === 0)
    return { ...plain, refusal: refusalOf(visit), text: 'There is nothing to pay for here: the cart is empty.' };
  const money = (cents: number) => formatMoney(cents, view.currency);
  return {
    ...plain,
    refusal: refusalOf(visit),
    text: 'The payment is simulated: you choose its outcome, and nothing is charged.',
    facts: [],
    summary: {
      lines: view.entries.map((entry) => [`${entry.quantity} × ${entry.title}`, money(entry.subTotal)]),
      sums: totalsOf(view),
      total: money(view.grandTotalCents),
    },
    form: payment(visit, kind, [['cartToken', token]], `Pay ${money(view.grandTotalCents)}`),
  };
}

function giftCardCheckout(visit: StoreVisit): StoreScreen {
  const { catalogue } = visit.state.commerce;
  const giftCardProductId = field(visit, 'giftCardProductId');
  const sku = field(visit, 'sku');
  const order = giftCardOf({ site: visit.site, giftCardProductId, sku }, catalogue);
  const sent = [
    ['giftCardProductId', giftCardProductId],
    ['sku', sku],
  ] as const;
  const plain = {
    pageType: pageTypes.CHECKOUT,
    title: 'Gift card checkout',
    refusal: refusalOf(visit),
    text: 'The payment is simulated: nothing is charged.',
    links: home,
  };
  if ('code' in order) return { ...plain, form: payment(visit, 'gift-card', sent) };
  const summary = summaryOf(order);
  return { ...plain, facts: [], summary, form: payment(visit, 'gift-card', sent, `Pay ${summary.total}`) };
}

/** Returns the form of a payment, with a new key: a form that is sent twice is paid once. */
const payment = (
  { path, queryText }: StoreVisit,
  kind: string,
  hidden: readonly (readonly [string, string])[],
  pay = 'Pay',
  amount?: ScreenForm['inputs'][number],
): ScreenForm => ({
  action: '/api/commerce/orders',
  hidden: [['kind', kind], ['key', randomToken()], ['back', queryText ? `${path}?${queryText}` : path], ...hidden],
  inputs: [
    ...(amount ? [amount] : []),
    { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email', required: true },
  ],
  buttons: [
    ['outcome', 'success', pay],
    ['outcome', 'decline', 'Simulate a decline'],
  ],
});

const refusals: Readonly<Record<PaymentRefusal['code'], string>> = {
  DECLINED: 'The payment was declined. Nothing was charged.',
  NO_CART: 'This cart has expired. Nothing was charged.',
  EMPTY_CART: 'There is nothing in the cart that can be bought.',
  OUT_OF_STOCK: 'Something in the cart was sold in the meantime. Nothing was charged.',
  BAD_AMOUNT: 'Please enter an amount from 0.01 to 1000000. Nothing was charged.',
  UNKNOWN_PRODUCT: 'This gift card is not sold here.',
  UNKNOWN_DONATION: 'The purpose of the donation is missing. Nothing was charged.',
  NO_KEY: 'The key of the payment is missing. Nothing was charged.',
};

function refusalOf(visit: StoreVisit): string | null {
  const code = field(visit, 'refused');
  return code ? (refusals[code as PaymentRefusal['code']] ?? 'The payment was not taken.') : null;
}

function confirmed(visit: StoreVisit, pageType: number, title: string): StoreScreen {
  const order = visit.state.commerce.orders.find(visit.site, field(visit, 'oid'));
  if (!order) return { pageType, title: 'No such order', text: 'This order is not known here.', links: home };
  return {
    pageType,
    title,
    text: `Order ${order.number}. Nothing was charged: the payment was simulated.`,
    summary: summaryOf(order),
    facts: [
      // A tool may pay without an address.
      ...(order.email ? [['E-mail address', order.email] as const] : []),
      ['Order id', order.id],
    ],
    links: home,
  };
}

const summaryOf = ({
  lines,
  currency,
  grandTotalCents,
  cart,
}: Pick<StoredOrder, 'lines' | 'currency' | 'grandTotalCents' | 'cart'>): OrderSummary => ({
  lines: lines.map(({ title, quantity, cents }) => [`${quantity} × ${title}`, formatMoney(cents, currency)]),
  sums: cart ? totalsOf(cart) : [],
  total: formatMoney(grandTotalCents, currency),
});

const field = ({ queryText }: StoreVisit, name: string): string => firstOf(readFormFields(queryText)?.[name]) ?? '';
