import { expect } from 'vitest';
import type { Topic, Visit } from '../facade/scenario.ts';

const button = '.sqs-add-to-cart-button';
const becomes = ({ tab }: Visit, selector: string, wanted: string) =>
  tab.until((each, words) => document.querySelector(each)?.textContent?.trim() === words, selector, wanted);
const isMounted = ({ tab }: Visit) =>
  tab.until((each) => document.querySelector(`${each}[data-ss-block=product]`) !== null, button);
const total = '.ss-cart-totals div:last-child dd';

export const store: Topic = {
  scenarios: [
    {
      title: 'a mug is chosen, put into the cart, discounted, and paid for',
      async run(visit) {
        const { open, tab, errors } = visit;
        await open('shop', '/mug');
        await isMounted(visit);
        await tab.click(button);
        expect(await tab.text('.variant-option [role=alert]')).toBe('Please select Colour.');
        await tab.click('label[for="o10-0"]');
        await tab.click('label[for="o11-1"]');
        await becomes(visit, '.product-price', '£18.00');
        await tab.click(button);
        await becomes(visit, '.sqs-cart-quantity', '1');
        await open('shop', '/cart');
        await becomes(visit, total, '£18.00');
        await tab.click('.ss-cart-forms input[name=code]');
        await tab.key('welcome10');
        await tab.key('Enter');
        await becomes(visit, total, '£16.20');
        await tab.click('.ss-cart-quantity button:last-child');
        await becomes(visit, total, '£32.40');
        expect(await errors()).toEqual([]);
        await tab.click('.ss-cart-checkout');
        await tab.until(() => location.pathname === '/commerce/goto-checkout' && document.readyState === 'complete');
        await tab.click('[type=email]');
        await tab.key('ada@example.com');
        await tab.click('button[value=success]');
        await tab.until(() => location.pathname === '/checkout/order-confirmed');
        expect(await tab.text('h1')).toBe('Order confirmed');
        expect((await tab.cookies()).map(({ name }) => name)).not.toContain('hasCart');
      },
    },
    {
      title: 'quick changes of a quantity end in the last one',
      async run(visit) {
        const { open, tab } = visit;
        await open('shop', '/bowl');
        await isMounted(visit);
        await tab.click(button);
        await becomes(visit, '.sqs-cart-quantity', '1');
        await open('shop', '/cart');
        await tab.until(() => document.querySelector('.ss-cart-line') !== null);
        for (let times = 0; times < 5; times++) await tab.click('.ss-cart-quantity button:last-child');
        await becomes(visit, total, '£156.00');
        expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>('.ss-cart-quantity input')?.value)).toBe('6');
      },
    },
    {
      title: 'a removed line comes back by Undo',
      async run(visit) {
        const { open, tab } = visit;
        await open('shop', '/bowl');
        await isMounted(visit);
        await tab.click(button);
        await becomes(visit, '.sqs-cart-quantity', '1');
        await open('shop', '/cart');
        await tab.click('.ss-cart-remove');
        await tab.until(() => document.activeElement?.textContent === 'Undo');
        await tab.key('Enter');
        await tab.until(() => document.querySelector('.ss-cart-line') !== null);
      },
    },
    {
      title: 'a donation of another amount leads to its own checkout and confirmation',
      async run(visit) {
        const { open, tab } = visit;
        await open('shop', '/donate');
        await tab.until(() => document.querySelector('[data-ss-block=donation]') !== null);
        await tab.click('.donation-other input');
        await tab.key('12.50');
        await tab.click('.donation-form [type=submit]');
        await tab.until(() => location.search === '?donatePageId=69a0b1c2d3e4f50617280950&amount=12.50');
        await tab.click('[type=email]');
        await tab.key('ada@example.com');
        await tab.click('button[value=success]');
        await tab.until(() => document.querySelector('h1')?.textContent === 'Thank you for your donation');
      },
    },
  ],
};
