import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Cart, CartEntry } from '../../contract/commerce/cart.ts';
import { moneyWriter } from '../../contract/commerce/money.ts';
import { readFields, readFlag } from '../../contract/read.ts';
import { contextPart } from '../../contract/site/page-context.ts';
import { cart as cartTexts } from '../../contract/texts/en/store.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { Services } from '../../page/page.ts';
import { usePage } from '../../ui/react/Island.tsx';
import { useTexts } from '../../ui/react/use-texts.tsx';
import { CartLine } from './CartLine.tsx';
import { CouponForm, ShippingForm } from './cart-forms.tsx';
import type { CartStore } from './cart-store.ts';

export interface CartViewProps {
  readonly commerce: Pick<Services['commerce'], 'cart' | 'checkout'>;
  readonly continueUrl: string;
  /** Called instead of following `continueUrl`; the panel closes itself. */
  readonly onContinue?: () => void;
}

const english = { cart: cartTexts };

/** The visitor's cart on the cart page and in the panel: the platform's last response, with the changes that are being sent. */
export function CartView({ commerce: { cart: store, checkout }, ...continueProps }: CartViewProps) {
  const { rawContext, errors } = usePage();
  const { cart: texts } = useTexts(english, 'store');
  const subscribe = useCallback((onChange: () => void) => store.on('change', onChange), [store]);
  const { cart, pending, isLoaded, isBusy, isOffline, problem } = useSyncExternalStore(subscribe, () => store.snapshot);
  const [removed, setRemoved] = useState<CartEntry | null>(null);
  const money = useMemo(() => moneyWriter(cart.currency), [cart.currency]);
  const run = useCallback((task: Promise<unknown>) => void task.catch(errors.report), [errors]);
  const setQuantity = useCallback(({ id }: CartEntry, quantity: number) => run(store.setQuantity(id, quantity)), [run, store]);
  const remove = useCallback(
    (entry: CartEntry) => {
      setRemoved(entry);
      setQuantity(entry, 0);
    },
    [setQuantity],
  );
  const undo = ({ itemId, variantId, sku, quantity, additionalFields, subscriptionOptionId }: CartEntry) => {
    setRemoved(null);
    run(store.add({ itemId, variantId: variantId || sku, quantity, additionalFields, subscriptionOptionId }));
  };
  const { storeSettings } = contextPart(rawContext, 'websiteSettings');
  const isExpress = readFlag(readFields(storeSettings).expressCheckout);
  const isLoading = !isLoaded && !problem;
  const entries = cart.entries.filter(({ id }) => pending.get(id) !== 0);
  const continueShopping = <Continue {...continueProps} text={texts.continueShopping} />;
  return (
    <section className="ss-cart" aria-label={texts.title} aria-busy={isBusy || isLoading}>
      <p className="ss-cart-status" role="status">
        {isOffline ? texts.offline : problem}
      </p>
      {removed && !entries.some(({ id }) => id === removed.id) && <Removed entry={removed} texts={texts} onUndo={undo} />}
      {isLoading && <p>{texts.loading}</p>}
      {isLoaded && entries.length === 0 && (
        <div className="ss-cart-empty">
          <p>{texts.empty}</p>
          {continueShopping}
        </div>
      )}
      {entries.length > 0 && (
        <>
          <ul className="ss-cart-lines">
            {entries.map((entry) => (
              <CartLine
                key={entry.id}
                entry={entry}
                wanted={pending.get(entry.id)}
                texts={texts}
                money={money}
                store={store}
                onRemove={remove}
                onQuantity={setQuantity}
              />
            ))}
          </ul>
          <div className="ss-cart-foot">
            <div className="ss-cart-forms">
              <CartForms cart={cart} texts={texts} money={money} store={store} run={run} />
            </div>
            <div className="ss-cart-sum">
              <Totals cart={cart} texts={texts} money={money} />
              <button type="button" className="ss-cart-checkout" disabled={isBusy} onClick={() => checkout.goToCheckout()}>
                {isExpress ? texts.expressCheckout : texts.checkout}
              </button>
              {continueShopping}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

interface RemovedProps {
  readonly entry: CartEntry;
  readonly texts: StoreTexts['cart'];
  readonly onUndo: (entry: CartEntry) => void;
}

/** Says that an entry was removed. The focus is on the button that adds it again. */
function Removed({ entry, texts, onUndo }: RemovedProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removed entry takes the focus
  useEffect(() => button.current?.focus(), [entry]);
  return (
    <p className="ss-cart-removed" role="status">
      {texts.removed(entry.title)}{' '}
      <button ref={button} type="button" onClick={() => onUndo(entry)}>
        {texts.undo}
      </button>
    </p>
  );
}

function Continue({ continueUrl, onContinue, text }: Omit<CartViewProps, 'commerce'> & { readonly text: string }) {
  if (!onContinue) return <a href={continueUrl}>{text}</a>;
  return (
    <button type="button" className="ss-cart-continue" onClick={onContinue}>
      {text}
    </button>
  );
}

interface CartPartProps {
  readonly cart: Cart;
  readonly texts: StoreTexts['cart'];
  readonly money: (cents: number) => string;
}

interface CartFormsProps extends CartPartProps {
  readonly store: CartStore;
  /** Reports the error of a task that rejects. */
  readonly run: (task: Promise<unknown>) => void;
}

const CartForms = ({ cart, texts, money, store, run }: CartFormsProps) => (
  <>
    <CouponForm
      texts={texts}
      coupons={cart.coupons}
      onAdd={(code) => run(store.addCoupon(code))}
      onRemove={(code) => run(store.removeCoupon(code))}
    />
    {cart.requiresShipping && (
      <ShippingForm
        texts={texts}
        cart={cart}
        money={money}
        onChange={(location, optionId) => run(store.setShipping(location, optionId))}
      />
    )}
  </>
);

function Totals({ cart, texts, money }: CartPartProps) {
  const rows = [
    { name: texts.subtotal, cents: cart.subtotalCents, isShown: true },
    { name: texts.discount, cents: -cart.discountCents, isShown: cart.discountCents > 0 },
    {
      name: texts.shipping,
      cents: cart.shippingCostCents,
      isShown: cart.requiresShipping && cart.selectedShippingOption !== null,
    },
    { name: texts.tax, cents: cart.taxCents, isShown: cart.taxCents > 0 },
    { name: texts.total, cents: cart.grandTotalCents, isShown: true },
  ];
  return (
    <dl className="ss-cart-totals">
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
    </dl>
  );
}
