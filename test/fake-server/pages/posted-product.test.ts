import { describe, expect, test } from 'vitest';
import { call, formHeaders } from '../../helpers/platform.ts';
import { cardId, mugId, printId, shopper, startShop } from '../../helpers/shop.ts';

/** Posts a product's form to its page, as a browser without scripts does. */
async function post(fields: Readonly<Record<string, string>> | string, cookies = new Map<string, string>()) {
  const platform = await startShop();
  const visitor = shopper(platform);
  for (const [name, value] of cookies) visitor.jar.set(name, value);
  const answer = await call(platform, '/', {
    method: 'POST',
    headers: formHeaders,
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
    visitor.jar.set(name, value);
  }
  return { ...answer, location: answer.headers.location, cart: await visitor.cart() };
}

describe('a product’s form that is posted without a script', () => {
  test('puts the chosen variant into a cart and leads there', async () => {
    const { status, location, cart } = await post({
      itemId: mugId,
      quantity: '2',
      'variant-option-Size': 'S',
    });
    expect([status, location]).toEqual([303, '/cart']);
    expect(cart.entries).toMatchObject([{ title: 'A mug', quantity: 2, subTotal: 2400 }]);
  });

  test('takes an option that is printed twice from the control that was used, and one piece where no number is asked', async () => {
    const { cart } = await post(`itemId=${mugId}&variant-option-Size=&variant-option-Size=L`);
    expect(cart.entries).toMatchObject([{ quantity: 1, subTotal: 1500 }]);
  });

  test.each([
    [{ itemId: mugId }, 'Please choose every option.'],
    [{ itemId: mugId, 'variant-option-Size': 'XL' }, 'Please choose every option.'],
    [{ itemId: mugId, 'variant-option-Size': 'S', quantity: '9' }, 'Only 3 left.'],
    [{ itemId: printId, quantity: '-1' }, 'Expected a whole number of pieces from 1 to 9999.'],
    [{ itemId: printId, quantity: 'many' }, 'Expected a whole number of pieces from 1 to 9999.'],
  ])('%j is refused with a sentence and a way back', async (fields, sentence) => {
    const { status, text, cart } = await post(fields);
    expect([status, cart.entries]).toEqual([400, []]);
    expect(text).toContain(sentence);
    expect(text).toContain('<a href="/">Back to the product</a>');
  });

  test('a gift card leads to its checkout, a plan to the checkout of subscriptions', async () => {
    expect((await post({ itemId: cardId })).location).toBe(
      `/checkout/giftcard?websiteId=shop&giftCardProductId=${cardId}&sku=SQ0000004`,
    );
  });

  test.each(['itemId=nobody', 'itemId=%E0%A4%A', '__proto__=x', ''])('what is no product’s form is refused: %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });
});
