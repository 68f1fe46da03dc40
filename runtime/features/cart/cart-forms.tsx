/** The forms beside the totals of a cart: promo codes and the estimate of the shipping cost. */
import type { FormEvent } from 'react';
import type { Cart, ShippingLocation } from '../../contract/commerce/cart.ts';
import type { StoreTexts } from '../../contract/texts/texts.ts';

interface CouponFormProps {
  readonly texts: StoreTexts['cart'];
  readonly coupons: Cart['coupons'];
  readonly onAdd: (code: string) => void;
  readonly onRemove: (code: string) => void;
}

export function CouponForm({ texts, coupons, onAdd, onRemove }: CouponFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (code) onAdd(code);
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
        {coupons.map(({ code, name, reason }) => (
          <li key={code} data-invalid={reason ? '' : undefined}>
            <span>{reason ? `${code}: ${reason}` : `${code} (${name})`}</span>
            <button type="button" aria-label={texts.remove(code)} onClick={() => onRemove(code)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

interface ShippingFormProps {
  readonly texts: StoreTexts['cart'];
  readonly cart: Cart;
  readonly money: (cents: number) => string;
  readonly onChange: (location: ShippingLocation, optionId: string) => void;
}

export function ShippingForm({ texts, cart, money, onChange }: ShippingFormProps) {
  const { country, state, zip } = cart.shippingLocation;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    onChange({ country: text('country'), state: text('state'), zip: text('zip'), city: '' }, text('option'));
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
            onChange={() => onChange(cart.shippingLocation, id)}
          />
          {name}: {money(computedCost)}
        </label>
      ))}
    </form>
  );
}
