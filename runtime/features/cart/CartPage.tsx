import { type FormEvent, memo, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { safeLink } from '../../browser/safe-link.ts';
import type { CartEntry, ShippingLocation } from '../../contract/commerce/cart.ts';
import { moneyWriter } from '../../contract/commerce/money.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { CartSnapshot } from './cart-store.ts';
import { LineForm, type LineFormWork } from './LineForm.tsx';
import { writtenLines } from './written-lines.ts';

export interface CartPageProps {
  readonly read: () => CartSnapshot;
  readonly words: () => StoreTexts['cart'];
  readonly subscribe: (changed: () => void) => () => void;
  readonly onQuantity: (entry: CartEntry, quantity: number) => void;
  /** Puts a line back that was taken out. */
  readonly onUndo: (entry: CartEntry) => void;
  readonly onCoupon: (code: string) => void;
  readonly onCouponGone: (code: string) => void;
  readonly onShipping: (location: ShippingLocation, optionId: string) => void;
  readonly onCheckout: () => void;
  readonly lineForm: LineFormWork;
  readonly continueUrl: string;
  /** In a panel: continuing closes it. */
  readonly onContinue?: () => void;
  readonly isExpress: boolean;
}

/** The full-page cart. It shows what the platform answered, and beside it what is still on its way. Spec 2 §2, §3. */
export function CartPage(props: CartPageProps) {
  const { read, words, subscribe, onUndo, onCheckout, isExpress } = props;
  const snapshot = useSyncExternalStore(subscribe, read);
  const [removed, setRemoved] = useState<CartEntry | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const texts = words();
  const { cart, pending, isLoaded, isBusy, isOffline, problem } = snapshot;
  const isLoading = !isLoaded && !problem;
  const entries = cart.entries.filter(({ id }) => pending.get(id) !== 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes along whenever another line was taken out
  useEffect(() => undo.current?.focus(), [removed]);
  const money = useMemo(() => moneyWriter(cart.currency), [cart.currency]);
  const { onQuantity } = props;
  const onRemove = useCallback(
    (entry: CartEntry) => {
      setRemoved(entry);
      onQuantity(entry, 0);
    },
    [onQuantity],
  );
  return (
    <section className="ss-cart" aria-label={texts.title} aria-busy={isBusy || isLoading}>
      <p className="ss-cart-status" role="status">
        {isOffline ? texts.offline : problem}
      </p>
      {removed && !entries.some(({ id }) => id === removed.id) && (
        <p className="ss-cart-removed" role="status">
          {texts.removed(removed.title)}{' '}
          <button
            ref={undo}
            type="button"
            onClick={() => {
              setRemoved(null);
              onUndo(removed);
            }}
          >
            {texts.undo}
          </button>
        </p>
      )}
      {isLoading && <p>{texts.loading}</p>}
      {isLoaded && entries.length === 0 && (
        <div className="ss-cart-empty">
          <p>{texts.empty}</p>
          <Continue {...props} />
        </div>
      )}
      {entries.length > 0 && (
        <>
          <ul className="ss-cart-lines">
            {entries.map((entry) => (
              <Line
                key={entry.id}
                entry={entry}
                wanted={pending.get(entry.id)}
                texts={texts}
                money={money}
                onRemove={onRemove}
                onQuantity={onQuantity}
                lineForm={props.lineForm}
              />
            ))}
          </ul>
          <div className="ss-cart-foot">
            <div className="ss-cart-forms">
              <Coupons {...props} snapshot={snapshot} />
              {cart.requiresShipping && <Shipping {...props} snapshot={snapshot} money={money} />}
            </div>
            <div className="ss-cart-sum">
              <Totals {...props} snapshot={snapshot} money={money} />
              <button type="button" className="ss-cart-checkout" disabled={isBusy} onClick={onCheckout}>
                {isExpress ? texts.expressCheckout : texts.checkout}
              </button>
              <Continue {...props} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Continue({ words, continueUrl, onContinue }: CartPageProps) {
  const { continueShopping } = words();
  if (!onContinue) return <a href={continueUrl}>{continueShopping}</a>;
  return (
    <button type="button" className="ss-cart-continue" onClick={onContinue}>
      {continueShopping}
    </button>
  );
}

type Money = ReturnType<typeof moneyWriter>;

interface LineProps extends Pick<CartPageProps, 'onQuantity' | 'lineForm'> {
  readonly entry: CartEntry;
  readonly wanted: number | undefined;
  readonly texts: StoreTexts['cart'];
  readonly money: Money;
  readonly onRemove: (entry: CartEntry) => void;
}

/** Drawn again when something of its own has changed: a cart may hold a thousand. */
const Line = memo(function Line({ entry, wanted, texts, money, onRemove, onQuantity, lineForm }: LineProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const most = Math.max(1, entry.stock ?? 9999);
  const commit = () => {
    const quantity = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isInteger(quantity) && quantity >= 1 && quantity !== (wanted ?? entry.quantity))
      onQuantity(entry, Math.min(quantity, 9999));
  };
  const quantity = wanted ?? entry.quantity;
  return (
    <li
      className="ss-cart-line"
      data-entry={entry.id}
      data-pending={wanted === undefined ? undefined : ''}
      data-plain={entry.imageUrl ? undefined : ''}
    >
      {entry.imageUrl && <img src={entry.imageUrl} alt="" width="80" height="80" loading="lazy" />}
      <div className="ss-cart-what">
        <a href={safeLink(entry.url, '')?.url}>{entry.title}</a>
        {entry.options.map(({ optionName, value }) => (
          <span key={optionName}>
            {optionName}: {value}
          </span>
        ))}
        {entry.subscription && <span>{entry.subscription}</span>}
        {writtenLines(entry, texts.likert).map(({ id, title, text }) => (
          <span key={id} className="ss-cart-written">
            {title ? `${title}: ${text}` : text}
          </span>
        ))}
        <span>
          {money(entry.purchasePriceCents)}
          {entry.nonSalePriceCents > entry.purchasePriceCents && (
            <>
              {' '}
              <s>{money(entry.nonSalePriceCents)}</s>
            </>
          )}
        </span>
        {entry.stock !== null && entry.stock <= quantity && (
          <span className="ss-cart-few">{entry.stock > 0 ? texts.left(entry.stock) : texts.soldOut}</span>
        )}
        {entry.form && (
          <button
            ref={edit}
            type="button"
            className="ss-cart-edit"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {texts.edit(entry.title)}
          </button>
        )}
      </div>
      <div className="ss-cart-quantity">
        <button
          type="button"
          aria-label={texts.less(entry.title)}
          disabled={quantity <= 1}
          onClick={() => onQuantity(entry, quantity - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          aria-label={texts.quantityOf(entry.title)}
          value={typed ?? quantity}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <button
          type="button"
          aria-label={texts.more(entry.title)}
          disabled={quantity >= most}
          onClick={() => onQuantity(entry, quantity + 1)}
        >
          +
        </button>
      </div>
      <strong className="ss-cart-subtotal">{wanted === undefined ? money(entry.subTotal) : '…'}</strong>
      <button type="button" className="ss-cart-remove" aria-label={texts.remove(entry.title)} onClick={() => onRemove(entry)}>
        ×
      </button>
      {isEditing && (
        <LineForm
          entry={entry}
          texts={texts}
          work={lineForm}
          onClose={() => {
            setEditing(false);
            edit.current?.focus();
          }}
        />
      )}
    </li>
  );
});

type Part = CartPageProps & { readonly snapshot: CartSnapshot };

function Coupons({ words, onCoupon, onCouponGone, snapshot: { cart } }: Part) {
  const texts = words();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (code) onCoupon(code);
    form.reset();
  };
  return (
    <form onSubmit={submit}>
      <label>
        {texts.coupon}
        <input name="code" maxLength={100} autoComplete="off" />
      </label>
      <button type="submit">{texts.apply}</button>
      <ul>
        {cart.coupons.map(({ code, name, reason }) => (
          <li key={code} data-invalid={reason ? '' : undefined}>
            <span>{reason ? `${code}: ${reason}` : `${code} (${name})`}</span>
            <button type="button" aria-label={texts.remove(code)} onClick={() => onCouponGone(code)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function Shipping({ words, onShipping, money, snapshot: { cart } }: Part & { readonly money: Money }) {
  const texts = words();
  const { country, state, zip } = cart.shippingLocation;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    onShipping({ country: text('country'), state: text('state'), zip: text('zip'), city: '' }, text('option'));
  };
  return (
    <form onSubmit={submit} key={`${country} ${state} ${zip}`}>
      <label>
        {texts.country}
        <input name="country" defaultValue={country} maxLength={2} size={4} autoComplete="country" required />
      </label>
      <label>
        {texts.state}
        <input name="state" defaultValue={state} maxLength={40} size={6} autoComplete="address-level1" />
      </label>
      <label>
        {texts.zip}
        <input name="zip" defaultValue={zip} maxLength={12} size={8} autoComplete="postal-code" />
      </label>
      <button type="submit">{texts.estimate}</button>
      {cart.shippingOptions.map(({ id, name, computedCost }) => (
        <label key={id} className="ss-cart-option">
          <input
            type="radio"
            name="option"
            value={id}
            checked={id === cart.selectedShippingOption?.id}
            onChange={() => onShipping(cart.shippingLocation, id)}
          />
          {name}: {money(computedCost)}
        </label>
      ))}
    </form>
  );
}

function Totals({ words, money, snapshot: { cart } }: Part & { readonly money: Money }) {
  const texts = words();
  const rows: readonly (readonly [string, number, boolean])[] = [
    [texts.subtotal, cart.subtotalCents, true],
    [texts.discount, -cart.discountCents, cart.discountCents > 0],
    [texts.shipping, cart.shippingCostCents, cart.requiresShipping && cart.selectedShippingOption !== null],
    [texts.tax, cart.taxCents, cart.taxCents > 0],
    [texts.total, cart.grandTotalCents, true],
  ];
  return (
    <dl className="ss-cart-totals">
      {rows.map(
        ([name, cents, isShown]) =>
          isShown && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
