import { productTypes } from '../../runtime/contract/commerce/commerce-enums.ts';
import type { ProductVariant } from '../../runtime/contract/commerce/product.ts';
import { readProductForm } from '../../runtime/contract/forms/form-definition.ts';
import { type FormValues, partsOf } from '../../runtime/contract/forms/form-values.ts';
import { rareRules } from '../../runtime/contract/forms/rare-rules.ts';
import { validateForm } from '../../runtime/contract/forms/validate-form.ts';
import { readText } from '../../runtime/contract/read.ts';
import { cartCookieOf, cartCookies } from '../calls/cart.ts';
import { type CatalogueProduct, variantKey } from '../commerce/catalogue.ts';
import type { Screen } from '../html/screen.ts';
import { type FormFields, firstOf } from '../http/form-fields.ts';
import type { PlatformState } from '../state/state.ts';
import { readPostedValues } from './posted-values.ts';

export interface PostedProductForm {
  readonly site: string;
  readonly path: string;
  readonly posted: FormFields;
  readonly cookies: ReadonlyMap<string, string>;
}

/** The address to redirect to with the cart's cookies, or a screen with the reason why nothing was added. */
export type PostedProduct = { readonly location: string; readonly cookies: readonly string[] } | { readonly screen: Screen };

/**
 * Adds the product that a browser without scripts has posted to a page to the visitor's cart. The fields are `itemId`,
 * `quantity`, `subscriptionOptionId`, `variant-option-<name>` of each option (the names of radio buttons on product pages), and
 * the fields of the product's own form (`data-form`) by their ids. Returns null for a page without this product.
 * commerce#posted-product
 */
export function addPostedProduct(
  { site, path, posted, cookies }: PostedProductForm,
  { commerce }: Pick<PlatformState, 'commerce'>,
): PostedProduct | null {
  const field = (name: string) => firstOf(posted[name]) ?? '';
  const entry = commerce.catalogue.find(site, field('itemId'));
  if (!entry) return null;
  const variant = entry.product.variants.find((each) => isChosen(each, posted));
  if (entry.product.type === productTypes.GIFT_CARD && variant) {
    const query = new URLSearchParams({ websiteId: site, giftCardProductId: entry.id, sku: variant.sku });
    return { location: `/checkout/giftcard?${query}`, cookies: [] };
  }
  const { additionalFields, errors } = readAdditionalFields(entry, posted);
  if (errors.length > 0)
    return { screen: { title: 'Please check your entries', text: errors.join(' '), links: [[path, 'Back to the product']] } };
  const cart = commerce.carts.find(site, cartCookieOf(cookies)) ?? commerce.carts.create(site);
  const planId = field('subscriptionOptionId');
  const added = commerce.carts.add(cart, {
    itemId: entry.id,
    variant: variant ? variantKey(variant) : '',
    quantity: Number(field('quantity') || 1),
    planId,
    additionalFields,
  });
  if ('error' in added) {
    const links = [[path, 'Back to the product']] as const;
    return { screen: { title: 'Nothing was added', text: variant ? added.error : 'Please choose every option.', links } };
  }
  const location = planId ? `/checkout/subscribe?${new URLSearchParams({ cartToken: cart.token })}` : '/cart';
  return { location, cookies: cartCookies(cart.token) };
}

/**
 * Returns whether a variant has the posted options. An option may be posted twice, by a list and by radio buttons; one value is
 * empty then.
 */
const isChosen = ({ attributes }: ProductVariant, posted: FormFields): boolean =>
  [...attributes].every(([name, value]) => [posted[`variant-option-${name}`] ?? []].flat().includes(value));

/**
 * Reads the values of the product's own form. A control's name is the field's id; the controls of a field with parts have the
 * same name, in the order of the parts; those of a likert have the question's index at the end. Empty when the post has none of
 * them.
 */
function readAdditionalFields(
  { data }: CatalogueProduct,
  posted: FormFields,
): { additionalFields: FormValues; errors: string[] } {
  const form = readProductForm(readText(data.form));
  const fields = typeof form === 'string' ? [] : form.fields;
  const controls = fields.flatMap(({ id, type, options }) => {
    if (type === 'likert') return options.map((_, index) => ({ name: `${id}-${index}`, fieldId: id, part: null }));
    return (partsOf(type) ?? [null]).map((name, index) => ({ name: id, fieldId: id, part: name === null ? null : index }));
  });
  if (!controls.some(({ name }) => Object.hasOwn(posted, name))) return { additionalFields: {}, errors: [] };
  const additionalFields = readPostedValues(fields, controls, posted);
  return {
    additionalFields,
    errors: Object.values(validateForm(fields, additionalFields, { rare: rareRules, emailRule: 'either' })),
  };
}
