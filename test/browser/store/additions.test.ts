// covers: runtime/compat/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('shop')]);

declare global {
  interface Window {
    additions: unknown[];
    Y: {
      readonly Squarespace: Record<
        string,
        { on(name: string, listener: (event: { newlyAdded?: { title: string; quantity: number } }) => void): void }
      >;
    };
    Squarespace: { onInitialize(y: unknown, callback: () => void): void };
  }
}

// compat#shopping-cart
test('page code that listens to the measurement of the platform is told each addition to the cart, with its entry', async () => {
  const { page, open, pageErrors } = await world.nextVisitor();
  await open('shop', '/bowl');
  await page.waitForSelector('.sqs-add-to-cart-button[data-ss-block=product]');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.additions = [];
        window.Squarespace.onInitialize(window.Y, () => {
          window.Y.Squarespace.CommerceAnalytics?.on('commerce-item-added', ({ newlyAdded }) =>
            window.additions.push([newlyAdded?.title, newlyAdded?.quantity]),
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
  await page.waitForFunction(() => window.additions.length > 0);
  expect((await page.evaluate(() => window.additions)).at(-1)).toEqual([expect.any(String), 2]);
  expect(pageErrors).toEqual([]);
});
