import type { Site } from '../../../fake-server/start.ts';
import { benchSite, runtimeTag } from '../parts/bench-site.ts';
import { bundle } from '../parts/bundle.ts';

/** 500 variants of three options. */
const variants = Array.from({ length: 500 }, (_, index) => ({
  id: `00000000-1111-4111-8111-${String(index).padStart(12, '0')}`,
  sku: `SQ${String(index).padStart(7, '0')}`,
  attributes: {
    Colour: `Colour ${index % 10}`,
    Glaze: `Glaze ${Math.floor(index / 10) % 10}`,
    Size: `Size ${Math.floor(index / 100)}`,
  },
  price: 1000 + index,
  priceMoney: { currency: 'USD', value: ((1000 + index) / 100).toFixed(2) },
  salePrice: 0,
  onSale: false,
  unlimited: index % 3 !== 0,
  qtyInStock: index % 7,
}));
const options = ['Colour', 'Glaze', 'Size'] as const;
const escaped = JSON.stringify(variants).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const valuesOf = (name: (typeof options)[number]) => [...new Set(variants.map(({ attributes }) => attributes[name]))];
const selects = options.map(
  (name) =>
    `<select aria-label="${name}" data-variant-option-name="${name}"><option value="">${name}</option>${valuesOf(name)
      .map((value) => `<option>${value}</option>`)
      .join('')}</select>`,
);
const markup = `<main><article class="ProductItem"><h1 class="product-title">Tiles</h1><div class="product-price">$10.00</div>
<div class="product-variants" data-item-id="tiles" data-variants="${escaped}">${selects.join('')}</div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="tiles" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></article></main>`;

/**
 * A product script as themes write it, without a framework: each choice searches the list, disables options without a variant,
 * and writes the price.
 */
export const plainScript = `
class VariantPicker {
  constructor(root) {
    this.root = root;
    this.variants = JSON.parse(root.querySelector('.product-variants').dataset.variants);
    this.selects = [...root.querySelectorAll('select')];
    this.price = root.querySelector('.product-price');
    this.button = root.querySelector('.sqs-add-to-cart-button-inner');
    for (const select of this.selects) select.addEventListener('change', () => this.update());
    root.querySelector('.sqs-add-to-cart-button').addEventListener('click', () => this.add());
    root.dataset.alive = '';
  }
  chosen() { return this.selects.map((select) => [select.dataset.variantOptionName, select.value]); }
  update() {
    const chosen = this.chosen();
    this.variant = this.variants.find(({ attributes }) => chosen.every(([name, value]) => attributes[name] === value));
    for (const [at, select] of this.selects.entries()) {
      const before = chosen.slice(0, at).filter(([, value]) => value);
      for (const option of select.options) {
        if (!option.value) continue;
        option.disabled = !this.variants.some(({ attributes }) =>
          attributes[select.dataset.variantOptionName] === option.value && before.every(([name, value]) => attributes[name] === value));
      }
    }
    if (!this.variant) return;
    this.price.textContent = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(this.variant.price / 100);
    this.root.querySelector('.product-variants').dataset.selectedVariant = JSON.stringify(this.variant);
    this.button.textContent = this.variant.unlimited || this.variant.qtyInStock > 0 ? 'Add To Cart' : 'Sold Out';
  }
  async add() {
    if (!this.variant) return;
    this.button.textContent = 'Adding…';
    const body = JSON.stringify({ itemId: 'tiles', variantId: this.variant.id, quantity: 1 });
    await fetch('/api/commerce/shopping-cart/entries', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    this.button.textContent = 'Added!';
  }
}
for (const root of document.querySelectorAll('.ProductItem')) new VariantPicker(root);
`;

/** A cart as React storefronts write it: optimistic lines in a reducer, totals from the server, a full render at each change. */
const reactCart = `
import { createElement as h, useOptimistic, useState, useTransition, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
const money = (cents) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const send = (method, path, body) => fetch('/api/commerce/shopping-cart' + path, { method, credentials: 'include',
  headers: { 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) }).then((answer) => answer.json()).then(({ cart }) => cart);
function Line({ line, change }) {
  return h('li', { className: 'line' }, h('a', { href: line.fullUrl }, line.title),
    line.chosenVariant.optionValues.map(({ optionName, value }) => h('span', { key: optionName }, optionName + ': ' + value)),
    h('button', { onClick: () => change(line.id, line.quantity - 1), disabled: line.quantity <= 1 }, '−'),
    h('span', { className: 'quantity' }, line.quantity),
    h('button', { className: 'more', onClick: () => change(line.id, line.quantity + 1) }, '+'),
    h('strong', null, money(line.subTotal)), h('button', { onClick: () => change(line.id, 0) }, 'Remove'));
}
function Cart({ first }) {
  const [cart, setCart] = useState(first);
  const [isPending, start] = useTransition();
  const [shown, guess] = useOptimistic(cart, (now, { id, quantity }) => ({ ...now,
    entries: now.entries.flatMap((line) => (line.id !== id ? line : quantity === 0 ? [] : { ...line, quantity })) }));
  const change = (id, quantity) => start(async () => {
    guess({ id, quantity });
    const answered = await send('PUT', '/entries/' + id, { quantity });
    startTransition(() => setCart(answered));
  });
  return h('section', { 'aria-busy': isPending }, h('ul', null, shown.entries.map((line) => h(Line, { key: line.id, line, change }))),
    h('dl', null, [['Subtotal', shown.subtotalCents], ['Tax', shown.taxCents], ['Total', shown.grandTotalCents]].map(([name, cents]) =>
      h('div', { key: name }, h('dt', null, name), h('dd', null, money(cents))))),
    h('a', { href: '/commerce/goto-checkout' }, 'Checkout'));
}
send('GET', '').then((first) => createRoot(document.getElementById('root')).render(h(Cart, { first })));
`;
const reactAlone =
  `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; ` +
  `createRoot(document.body).render(createElement('p'));`;

export const bundleReactCart = () => bundle(reactCart, 'js');
export const bundleReact = () => bundle(reactAlone, 'js');
export const bundlePlain = () => bundle(plainScript, 'js');

/** `/ours` and `/plain` sell the same 500 variants; `/cart` and `/react-cart` show the same cart. */
export async function storePages(): Promise<Site> {
  const [plain, cart] = await Promise.all([bundlePlain(), bundleReactCart()]);
  const inline = (script: Buffer) => `<script type="module">${script.toString().replaceAll('</script', '<\\/script')}</script>`;
  const bodies: Readonly<Record<string, (boot: string) => string>> = {
    '/ours': (boot) => `${runtimeTag(boot)}</head><body>${markup}`,
    '/plain': () => `</head><body>${markup}${inline(plain)}`,
    '/cart': (boot) => `${runtimeTag(boot)}</head><body><main><div id="sqs-cart-root"></div></main>`,
    '/react-cart': () => `</head><body><main><div id="root"></div></main>${inline(cart)}`,
  };
  const whole = (body: (boot: string) => string) => (boot: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${body(boot)}</body></html>`;
  return benchSite('bench', { pages: Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, whole(body)])) });
}
