import { commerceLimits } from '../../contract/commerce/constants.ts';
import type { FormValues } from '../../contract/forms/form-values.ts';
import type { Page } from '../../page/page.ts';
import type { ProductParts } from './find-parts.ts';
import type { ProductView } from './product-view.ts';

/** The product's own form. */
export interface ProductForm {
  /** Shows the errors of the values. Resolves with whether the product can be bought. */
  check(): Promise<boolean>;
  /** Resolves with the values by field id; without any for a form that cannot be shown. */
  values(): Promise<FormValues>;
}

export interface AddToCartOptions {
  readonly parts: ProductParts;
  readonly view: ProductView;
  /** Id of the chosen plan; null for a product without a choice of plans. */
  readonly plan: string | null;
  /** Returns null for a product without a form. */
  readonly form: () => Promise<ProductForm | null>;
  readonly service: Page['service'];
}

/**
 * Adds the chosen variant to the cart, or shows why it cannot be added. Does nothing while an earlier press is being handled, and
 * for a sold-out product.
 */
export async function addToCart({ parts, view, plan, form, service }: AddToCartOptions): Promise<void> {
  const { itemId, productType, variants, quantity: quantityInput } = parts;
  const { buyButton, choice } = view;
  if (buyButton.isBusy || view.isSoldOut()) return;
  view.clearErrors();
  if (choice.unselected.length > 0) return view.showMissing(choice.unselected);
  const variant = view.chosen();
  if (variants.length > 0 && !variant) return view.showFailure(view.texts().unavailable);
  const quantity = readQuantity(quantityInput);
  if (quantity === null) {
    view.showFailure(view.texts().badQuantity);
    return quantityInput?.focus();
  }
  // Before the first await: a second press finds the button busy.
  buyButton.show('adding');
  const ownForm = await form();
  if (ownForm && !(await ownForm.check())) return buyButton.show('idle');
  const { buy } = await service('commerce');
  const outcome = await buy({
    itemId,
    productType,
    quantity,
    variantId: variant?.id || variant?.sku || '',
    sku: variant?.sku ?? '',
    subscriptionOptionId: plan ?? parts.button.dataset.subscriptionOptionId ?? '',
    additionalFields: { ...(await ownForm?.values()) },
  });
  buyButton.show(outcome.ok ? 'added' : 'idle');
  if (outcome.ok) return;
  view.showFailure(outcome.message);
  // After a refusal the shown number of pieces may be wrong.
  view.hideStock();
}

/** Returns null for anything but a whole number within the bounds. `commerce#quantity` */
function readQuantity(input: HTMLInputElement | null): number | null {
  const quantity = input ? Number(input.value) : 1;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= commerceLimits.maxQuantity ? quantity : null;
}
