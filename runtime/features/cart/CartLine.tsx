import { memo, useRef, useState } from 'react';
import { safeLink } from '../../browser/safe-link.ts';
import type { CartEntry } from '../../contract/commerce/cart.ts';
import { commerceLimits } from '../../contract/commerce/constants.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';
import type { CartStore } from './cart-store.ts';
import { LineForm } from './LineForm.tsx';
import { writtenLines } from './written-lines.ts';

const { maxQuantity } = commerceLimits;

export interface CartLineProps {
  readonly entry: CartEntry;
  /** The quantity that is being sent; undefined for none. */
  readonly wanted: number | undefined;
  readonly texts: StoreTexts['cart'];
  readonly money: (cents: number) => string;
  readonly store: CartStore;
  readonly onRemove: (entry: CartEntry) => void;
  readonly onQuantity: (entry: CartEntry, quantity: number) => void;
}

/** One line of the cart. It renders again only when a prop has changed: a cart may have a thousand lines. */
export const CartLine = memo(function CartLine({ entry, wanted, texts, money, store, onRemove, onQuantity }: CartLineProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
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
        {entry.stock !== null && entry.stock <= (wanted ?? entry.quantity) && (
          <span className="ss-cart-few">{entry.stock > 0 ? texts.left(entry.stock) : texts.soldOut}</span>
        )}
        {entry.form && (
          <button
            ref={editButton}
            type="button"
            className="ss-cart-edit"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {texts.edit(entry.title)}
          </button>
        )}
      </div>
      <Quantity entry={entry} quantity={wanted ?? entry.quantity} texts={texts} onQuantity={onQuantity} />
      <strong className="ss-cart-subtotal">{wanted === undefined ? money(entry.subTotal) : '…'}</strong>
      <button type="button" className="ss-cart-remove" aria-label={texts.remove(entry.title)} onClick={() => onRemove(entry)}>
        ×
      </button>
      {isEditing && (
        <LineForm
          entry={entry}
          texts={texts}
          store={store}
          onClose={() => {
            setEditing(false);
            editButton.current?.focus();
          }}
        />
      )}
    </li>
  );
});

interface QuantityProps extends Pick<CartLineProps, 'entry' | 'texts' | 'onQuantity'> {
  readonly quantity: number;
}

/**
 * The quantity of a line, as a field between two buttons. A typed number is applied on Enter and when the focus leaves the field.
 */
function Quantity({ entry, quantity, texts, onQuantity }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1 && wanted !== quantity)
      onQuantity(entry, Math.min(wanted, maxQuantity));
  };
  return (
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
        max={maxQuantity}
        aria-label={texts.quantityOf(entry.title)}
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label={texts.more(entry.title)}
        disabled={quantity >= Math.max(1, entry.stock ?? maxQuantity)}
        onClick={() => onQuantity(entry, quantity + 1)}
      >
        +
      </button>
    </div>
  );
}
