import { expect, test } from 'vitest';
import { createCheckout } from '../../../runtime/features/commerce/checkout.ts';
import { fakeJar } from '../../helpers/fakes/fake-jar.ts';

function checkoutWith(cookies: Record<string, string> = {}) {
  const went: string[] = [];
  const checkout = createCheckout({
    jar: fakeJar(cookies),
    websiteId: 'w 1',
    go: (path) => went.push(path),
    goOnTop: (path) => went.push(`top ${path}`),
    alertNoCart: () => went.push('alert without a cart'),
  });
  return { checkout, went };
}

test.each([
  ['hasCart', 'true'],
  ['CART', 'abc'],
])('with the cookie %s=%s the checkout is /commerce/goto-checkout', (name, value) => {
  const { checkout, went } = checkoutWith({ [name]: value });
  expect(checkout.goToCheckout()).toBe(true);
  expect(went).toEqual(['/commerce/goto-checkout']);
});

// commerce#checkout-standard
test('without a cart cookie an alert opens, and the page stays', () => {
  const { checkout, went } = checkoutWith();
  expect(checkout.goToCheckout()).toBe(false);
  expect(went).toEqual(['alert without a cart']);
});

// commerce#checkout-paths
test('subscriptions, donations and gift cards have their own addresses; the last two open in the top window', () => {
  const { checkout, went } = checkoutWith();
  checkout.subscribe('a&b');
  checkout.donate('d1');
  checkout.donate('d1', '25.00');
  checkout.giftCard({ productId: 'g1' });
  checkout.giftCard({ productId: 'g1', sku: 'SQ1' });
  expect(went).toEqual([
    '/checkout/subscribe?cartToken=a%26b',
    'top /checkout/donate?donatePageId=d1',
    'top /checkout/donate?donatePageId=d1&amount=25.00',
    'top /checkout/giftcard?websiteId=w+1&giftCardProductId=g1',
    'top /checkout/giftcard?websiteId=w+1&giftCardProductId=g1&sku=SQ1',
  ]);
});
