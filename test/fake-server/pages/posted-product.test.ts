import { describe, expect, test } from 'vitest';
import { call, formHeaders } from '../../helpers/platform/platform.ts';
import { cardId, mugId, printId, shopPage, shopper, startShop } from '../../helpers/platform/shop.ts';

/** Posts a product's form to its page, as a browser without scripts does. */
async function post(fields: Readonly<Record<string, string>> | string, shop = shopPage) {
  const platform = await startShop(shop);
  const visitor = shopper(platform);
  const response = await call(platform, '/', {
    method: 'POST',
    headers: formHeaders,
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  for (const each of [response.headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
    visitor.jar.set(name, value);
  }
  return { ...response, location: response.headers.location, visitor, cart: await visitor.cart() };
}

// commerce#posted-product
describe('a product’s form that is posted without scripts', () => {
  test('adds the chosen variant to a cart and redirects to it', async () => {
    const { status, location, cart } = await post({
      itemId: mugId,
      quantity: '2',
      'variant-option-Size': 'S',
    });
    expect([status, location]).toEqual([303, '/cart']);
    expect(cart.entries).toMatchObject([{ title: 'A mug', quantity: 2, subTotal: 2400 }]);
  });

  test('reads an option with two controls from the one that was used; the default quantity is 1', async () => {
    const { cart } = await post(`itemId=${mugId}&variant-option-Size=&variant-option-Size=L`);
    expect(cart.entries).toMatchObject([{ quantity: 1, subTotal: 1500 }]);
  });

  test.each([
    [{ itemId: mugId }, 'Please choose every option.'],
    [{ itemId: mugId, 'variant-option-Size': 'XL' }, 'Please choose every option.'],
    [{ itemId: mugId, 'variant-option-Size': 'S', quantity: '9' }, 'Only 3 left.'],
    [{ itemId: printId, quantity: '-1' }, 'Expected a whole number of pieces from 1 to 9999.'],
    [{ itemId: printId, quantity: 'many' }, 'Expected a whole number of pieces from 1 to 9999.'],
  ])('%j is refused with a sentence and a link back', async (fields, sentence) => {
    const { status, text, cart } = await post(fields);
    expect([status, cart.entries]).toEqual([400, []]);
    expect(text).toContain(sentence);
    expect(text).toContain('<a href="/">Back to the product</a>');
  });

  const asked = [
    { type: 'text', id: 'text-1', title: 'Engraving', required: true },
    { type: 'name', id: 'name-2', title: 'For' },
    { type: 'checkbox', id: 'checkbox-3', title: 'Wrapping', options: ['Paper', 'Ribbon'] },
  ];
  const askingPage = shopPage.replace(
    `data-item-id="${printId}" data-product-type`,
    `data-form="${JSON.stringify({ name: 'Print', fields: asked }).replaceAll('"', '&quot;')}" $&`,
  );

  test('the values of the product’s form are stored in the line, in the shapes of their fields, and may be changed', async () => {
    const posted = `itemId=${printId}&text-1=%3Cb%3E&name-2=Ada&name-2=Byron&checkbox-3=Paper&checkbox-3=Ribbon&other=1`;
    const { status, cart, visitor } = await post(posted, askingPage);
    const additionalFields = { 'text-1': '<b>', 'name-2': ['Ada', 'Byron'], 'checkbox-3': ['Paper', 'Ribbon'] };
    expect([status, cart.entries]).toEqual([303, [expect.objectContaining({ additionalFields })]]);
    const path = `/api/commerce/shopping-cart/entries/${cart.entries[0]?.id}`;
    expect((await visitor.send('PUT', path, { additionalFields: { 'text-1': 'Bea' } })).status).toBe(200);
    await visitor.add(printId, '', 1, { additionalFields });
    await visitor.add(printId, '', 1, { additionalFields: { 'text-1': 'Bea' } });
    expect((await visitor.cart()).entries).toMatchObject([
      { id: cart.entries[0]?.id, quantity: 2, additionalFields: { 'text-1': 'Bea' } },
      { quantity: 1, additionalFields },
    ]);
  });

  test('required values must not be empty; a post without the form’s fields is accepted', async () => {
    const { status, text, cart } = await post(`itemId=${printId}&text-1=&name-2=&name-2=`, askingPage);
    expect([status, cart.entries]).toEqual([400, []]);
    for (const each of ['Please check your entries', 'Back to the product']) expect(text).toContain(each);
    expect((await post(`itemId=${printId}`, askingPage)).cart.entries).toMatchObject([{ additionalFields: {} }]);
  });

  test('a gift card redirects to its checkout', async () => {
    expect((await post({ itemId: cardId })).location).toBe(
      `/checkout/giftcard?websiteId=shop&giftCardProductId=${cardId}&sku=SQ0000004`,
    );
  });

  test.each(['itemId=nobody', 'itemId=%E0%A4%A', '__proto__=x', ''])('a post without a product is refused: %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });
});
