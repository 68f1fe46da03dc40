import { isPriceCents, isSku, isVariantId } from '../../../runtime/contract/commerce/catalogue-ids.ts';
import { productTypes, workflowStates } from '../../../runtime/contract/commerce/commerce-enums.ts';
import { commerceLimits } from '../../../runtime/contract/commerce/constants.ts';
import { currencies } from '../../../runtime/contract/commerce/currencies.ts';
import { decodeSubscriptionPlan } from '../../../runtime/contract/commerce/subscription.ts';
import { decodeVariant, type VariantData } from '../../../runtime/contract/commerce/variant.ts';
import { readFields, readFlag, readText } from '../../../runtime/contract/read.ts';
import { contentLimits } from '../../../runtime/contract/site/constants.ts';
import { type FoundItem, pointerStep } from '../find/item.ts';
import { type LiteralNode, memberNamed, type ObjectNode, plainValueOf } from '../find/literals/literal-node.ts';
import { isCollection } from '../find/recognise.ts';
import { describe } from '../text/describe.ts';
import { checkCollection } from './check-collection.ts';
import { type NearHint, nearKey, nearNumber, nearValue } from './near.ts';
import type { Problem, RuleId } from './rules.ts';

/** A node of the item, and its pointer. */
interface ProductPlace {
  readonly node: LiteralNode;
  readonly pointer: string;
}
type Report = (ruleId: RuleId, message: string, at: ProductPlace, near?: Pick<NearHint, 'near'>) => void;

/** Keys that are compared with misspelt ones. Other keys are those of owners. */
const productKeys = new Set(
  'productType workflowState variants subscriptionPlan priceCents price priceMoney salePriceCents salePrice salePriceMoney onSale'.split(
    ' ',
  ),
);
const variantKeys = new Set(
  (
    'attributes optionValues price priceMoney salePrice salePriceMoney onSale unlimited qtyInStock stock pricingOptions ' +
    'subscriptionPlan'
  ).split(' '),
);

/** Maximum number of findings of a product, because a broken export may have any number. */
const maxListed = 200;

/**
 * Returns problems for parts of a product that cannot be bought or chosen, or that the runtime replaces: commerce#product-shapes.
 */
export function checkProduct({ data, start, text }: FoundItem): Problem[] {
  if (data.state === 'missing') return [];
  if (data.state === 'unreadable')
    return [
      {
        ruleId: 'product-undecodable',
        message: `nothing can be bought here: ${data.problem.message}`,
        index: data.problem.index,
        pointer: '',
      },
    ];
  const { node } = data;
  if (node.kind !== 'object' && node.kind !== 'array') {
    const found = node.kind === 'expression' ? 'an expression' : describe(plainValueOf(node));
    const message = `nothing can be bought here: expected a product or a list of variants, found ${found}`;
    return [{ ruleId: 'product-undecodable', message, index: start, pointer: '' }];
  }
  if (node.kind === 'object' && isCollection(node)) return checkCollection(node);
  const problems: Problem[] = [];
  const report: Report = (ruleId, message, { node: at, pointer }, near) => {
    if (problems.length < maxListed) problems.push({ ruleId, message, index: at.start, pointer, ...near });
  };
  const keys = new NameChecker(text.text, problems);
  const root: ProductPlace = { node, pointer: '' };
  const content = node.kind === 'object' ? (member(root, 'structuredContent') ?? root) : root;
  if (node.kind === 'object') {
    checkOwnFields(root, content, report);
    keys.check(content, productKeys);
  }
  const variants = node.kind === 'array' ? root : member(content, 'variants');
  if (variants?.node.kind === 'array') checkVariants(variants, variants.node.elements, report, keys);
  else if (variants) report('product-undecodable', `variants are a list, not ${describe(plainValueOf(variants.node))}`, variants);
  else checkOwnPrice(content, report);
  return problems;
}

function checkOwnFields(root: ProductPlace, content: ProductPlace, report: Report): void {
  const known = (name: string, names: Readonly<Record<string, number>>, what: string) => {
    const owner = member(content, name) ? content : root;
    const at = member(owner, name);
    const value = at && plainValueOf(at.node);
    const values = Object.values(names);
    if (!at || values.includes(Number(value))) return;
    const { hint, ...near } = nearNumber(memberNamed(owner.node as ObjectNode, name), names);
    report('product-value', `${describe(value)} is not a ${what}; expected one of ${values.join(', ')}${hint}`, at, near);
  };
  known('productType', productTypes, 'type of product');
  known('workflowState', workflowStates, 'workflow state');
  checkWords(root, 'tags', 'tag', contentLimits.maxTagLength, report);
  checkWords(root, 'categories', 'category', contentLimits.maxCategoryLength, report);
  for (const owner of [content, root]) {
    const plan = member(owner, 'subscriptionPlan');
    if (plan) checkPlan(plan, report);
    if (owner === root) break;
  }
}

/** Reports tags and categories over the platform's length. */
function checkWords(root: ProductPlace, name: string, what: string, most: number, report: Report): void {
  const list = member(root, name);
  if (list?.node.kind !== 'array') return;
  for (const [index, node] of list.node.elements.entries())
    if (node.kind === 'string' && node.value.length > most)
      report('product-limit', `a ${what} has ${most} characters at most, this one ${node.value.length}`, {
        node,
        pointer: list.pointer + pointerStep(index),
      });
}

/** Reports a product with neither variants nor a price: commerce#digital-price. */
function checkOwnPrice(content: ProductPlace, report: Report): void {
  const price = member(content, 'priceCents') ?? member(content, 'price') ?? member(content, 'priceMoney');
  if (!price) report('product-price', 'the product has neither variants nor a price: it cannot be bought', content);
  else checkPrices(content, report);
}

function checkVariants(list: ProductPlace, elements: readonly LiteralNode[], report: Report, keys: NameChecker): void {
  if (elements.length === 0) report('product-value', 'the list of variants is empty: there is nothing to buy', list);
  const ids = new Set<string>();
  const chosen = new Map<string, number>();
  const decoded: VariantData[] = [];
  let firstCurrency = '';
  for (const [index, node] of elements.entries()) {
    const place: ProductPlace = { node, pointer: list.pointer + pointerStep(index) };
    if (node.kind !== 'object') {
      report('product-variant', `a variant is an object, not ${describe(plainValueOf(node))}; it cannot be chosen`, place);
      continue;
    }
    const fields = readFields(plainValueOf(node));
    const variant = decodeVariant(fields, 'USD', false);
    decoded.push(variant);
    checkVariant(place, variant, report);
    checkFlags(place, report);
    keys.check(place, variantKeys);
    firstCurrency = checkCurrency(place, firstCurrency, report);
    const id = variant.id || variant.sku;
    if (id && ids.has(id))
      report('product-value', `the id ${describe(id)} is used by an earlier variant`, member(place, 'id') ?? place);
    ids.add(id);
    const combination = JSON.stringify([...variant.attributes]);
    const before = chosen.get(combination);
    if (before !== undefined)
      report(
        'product-variant',
        `it has the options of variant ${before}: it cannot be chosen`,
        member(place, 'attributes') ?? place,
      );
    else chosen.set(combination, index);
  }
  const names = new Set(decoded.flatMap(({ attributes }) => [...attributes.keys()]));
  for (const [index, { attributes }] of decoded.entries()) {
    const missing = [...names].filter((name) => !attributes.has(name));
    const node = elements[index];
    if (missing.length > 0 && node)
      report('product-variant', `it has no value for ${missing.map(describe).join(', ')}: it cannot be chosen`, {
        node,
        pointer: list.pointer + pointerStep(index),
      });
  }
}

function checkVariant(place: ProductPlace, { id, sku, unlimited }: VariantData, report: Report): void {
  checkPrices(place, report);
  const at = (name: string) => member(place, name) ?? place;
  if (!isSku(sku))
    report('product-limit', `a SKU has ${commerceLimits.maxSkuLength} characters at most, this one ${sku.length}`, at('sku'));
  if (!id && !sku) report('product-variant', 'a variant without an id and a SKU cannot be distinguished from others', place);
  else if (id && !isVariantId(id)) report('product-variant-id', `${describe(id)} is not a random UUID`, at('id'));
  const stock = member(place, 'qtyInStock') ?? member(place, 'stock');
  const quantity =
    stock && (stock.node.kind === 'object' ? readFields(plainValueOf(stock.node)).quantity : plainValueOf(stock.node));
  const isLimited = !unlimited && stock !== undefined && quantity !== undefined;
  if (stock && isLimited && !(Number.isInteger(Number(quantity)) && Number(quantity) >= 0))
    report('product-value', `${describe(quantity)} is not a number of pieces; the runtime takes a whole number from 0`, stock);
  const options = member(place, 'pricingOptions');
  if (options?.node.kind !== 'array') return;
  for (const [index, node] of options.node.elements.entries()) {
    const option: ProductPlace = { node, pointer: options.pointer + pointerStep(index) };
    if (node.kind !== 'object') report('product-value', 'a pricing option is an object', option);
    else {
      checkPrices(option, report);
      const plan = member(option, 'subscriptionPlan');
      if (plan) checkPlan(plan, report);
    }
  }
}

/** Reports an invalid price, and an invalid sale price of a variant on sale: commerce#price-limit. */
function checkPrices(place: ProductPlace, report: Report): void {
  const fields = readFields(plainValueOf(place.node));
  const { priceCents, salePriceCents, onSale } = decodeVariant(
    { ...fields, price: fields.priceCents ?? fields.price, salePrice: fields.salePriceCents ?? fields.salePrice },
    'USD',
    false,
  );
  const at = (...names: readonly string[]) => names.map((name) => member(place, name)).find((found) => found) ?? place;
  const price = at('priceMoney', 'priceCents', 'price');
  const most = commerceLimits.maxPriceCents;
  const isWhole = (cents: number | null): cents is number => isPriceCents(cents);
  const refused = (cents: number | null, found: ProductPlace) =>
    cents === null
      ? `${found === place ? 'there is no price' : `${describe(plainValueOf(found.node))} is not a price`}`
      : `${cents} is above the highest price of ${most} cents`;
  if (!isWhole(priceCents)) report('product-price', `${refused(priceCents, price)}: this cannot be bought`, price);
  if (!onSale) return;
  const sale = at('salePriceMoney', 'salePriceCents', 'salePrice');
  if (!isWhole(salePriceCents)) report('product-price', `on sale, but ${refused(salePriceCents, sale)}`, sale);
  else if (isWhole(priceCents) && salePriceCents >= priceCents)
    report('product-value', 'on sale, but the sale price is not below the price', sale);
}

/** Reports flags that are given as other texts than true and false. */
function checkFlags(place: ProductPlace, report: Report): void {
  for (const name of ['onSale', 'unlimited']) {
    const at = member(place, name);
    if (at?.node.kind !== 'string' || /^(?:true|false|)$/.test(at.node.value)) continue;
    const used = readFlag(at.node.value);
    const { hint, ...near } = nearValue(memberNamed(place.node as ObjectNode, name), 'flag', used);
    report('product-value', `${name} cannot be ${describe(at.node.value)}; the runtime takes ${used}${hint}`, at, near);
  }
}

/** Reports keys that resemble one that the runtime reads. */
class NameChecker {
  readonly #text: string;
  readonly #problems: Problem[];

  constructor(text: string, problems: Problem[]) {
    this.#text = text;
    this.#problems = problems;
  }

  check({ node, pointer }: ProductPlace, known: ReadonlySet<string>): void {
    if (node.kind !== 'object') return;
    for (const found of node.members) {
      if (known.has(found.key) || this.#problems.length >= maxListed) continue;
      const { hint, ...near } = nearKey(this.#text, found, node, known);
      if (hint === '') continue;
      const message = `${describe(found.key)} is not a key the runtime reads${hint}`;
      this.#problems.push({
        ruleId: 'unknown-key',
        message,
        index: found.keyStart,
        pointer: pointer + pointerStep(found.key),
        ...near,
      });
    }
  }
}

/** Reports an unknown currency, or one that differs from `first`. Returns the currency of the first variant that has one. */
function checkCurrency(place: ProductPlace, first: string, report: Report): string {
  const money = member(place, 'priceMoney') ?? member(place, 'price');
  const at = money && (member(money, 'currency') ?? member(money, 'currencyCode'));
  const code = at ? readText(plainValueOf(at.node)) : '';
  if (!at || !code) return first;
  if (!Object.hasOwn(currencies, code)) {
    const field = at.pointer.slice(at.pointer.lastIndexOf('/') + 1);
    const { hint, ...near } = nearValue(memberNamed(money.node as ObjectNode, field), Object.keys(currencies), undefined);
    report('product-value', `${describe(code)} is not a currency of the store${hint}`, at, near);
  } else if (first && code !== first)
    report('product-value', `${code} beside ${first}: a product has one currency, that of its first variant`, at);
  return first || code;
}

function checkPlan(plan: ProductPlace, report: Report): void {
  const isUnset = plan.node.kind === 'scalar' && (plan.node.value === null || plan.node.value === undefined);
  if (!isUnset && !decodeSubscriptionPlan(plainValueOf(plan.node)))
    report('product-value', 'not a plan: expected a billingPeriod of whole weeks, months or years', plan);
}

function member({ node, pointer }: ProductPlace, name: string): ProductPlace | undefined {
  const value = node.kind === 'object' ? memberNamed(node as ObjectNode, name)?.value : undefined;
  return value && { node: value, pointer: pointer + pointerStep(name) };
}
