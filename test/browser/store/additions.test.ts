// covers: runtime/compat/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('shop')]);

interface PageCode {
  additions: unknown[];
  readonly Y: {
    readonly Squarespace: {
      readonly CommerceAnalytics: {
        on(
          name: string,
          listener: (event: { readonly newlyAdded?: { readonly title: string; readonly quantity: number } }) => void,
        ): void;
      };
    };
  };
  readonly Squarespace: { onInitialize(y: unknown, callback: () => void): void };
}

// compat#shopping-cart
test('page code that listens to the measurement of the platform is told each addition to the cart, with its entry', async () => {
  const { page, open, pageErrors } = await world.nextVisitor();
  await open('shop', '/bowl');
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const code = window as unknown as PageCode;
        code.additions = [];
        code.Squarespace.onInitialize(code.Y, () => {
          code.Y.Squarespace.CommerceAnalytics.on('commerce-item-added', ({ newlyAdded }) =>
            code.additions.push([newlyAdded?.title, newlyAdded?.quantity]),
          );
          resolve();
        });
      }),
  );
  for (const quantity of [1, 2]) {
    await page.click('.sqs-add-to-cart-button');
    await page.waitForFunction(
      (wanted) => document.querySelector('.sqs-cart-quantity')?.textContent === String(wanted),
      {},
      quantity,
    );
  }
  await page.waitForFunction(() => (window as unknown as PageCode).additions.length > 0);
  expect((await page.evaluate(() => (window as unknown as PageCode).additions)).at(-1)).toEqual([expect.any(String), 2]);
  expect(pageErrors).toEqual([]);
});
