// covers: runtime/features/members/ runtime/ui/react/
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const template = `<script>
window.captured = { isUserAuthenticated: UserAccountApi.isUserAuthenticated, openAccountScreen: UserAccountApi.openAccountScreen };
</script><main><h1>Old</h1><p class="user-account-link"><a href="#"><span class="unauth">Sign in</span><span class="auth">Me</span></a></p>
<button id="own">Own</button></main>`;
const context = {
  websiteSettings: { userAccountsSettings: { loginAllowed: true, signupAllowed: true } },
};
const world = browserWorld(async () => [await loadSite('shop'), testSite('old', { '/': { body: template, context } })]);

async function arrive(site: string, path: string) {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await visitor.open(site, path);
  const text = (selector: string) => page.$eval(selector, (element) => element.textContent?.trim() ?? '');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className);
  const closed = () => page.waitForFunction(() => !document.querySelector('.ss-account'));
  const isShown = (selector: string) => page.$eval(selector, (element) => getComputedStyle(element).display !== 'none');
  const entries = (endpoint: string) => world.platform.journal.entries({ endpoint });
  return { ...visitor, page, text, focused, closed, isShown, entries };
}
const link = '.user-accounts-text-link';
const submit = '.ss-account button[type=submit]';

// commerce#account-dialog, commerce#account-link, commerce#account-session
test('a visitor creates an account by keyboard, sees their order in it, logs out with a copy of the cart, and logs in again', async () => {
  const { page, open, text, focused, closed, isShown, entries, cookies, pageErrors } = await arrive('shop', '/bowl');
  await page.waitForSelector('[data-ss-block=account]');
  await page.waitForSelector('[data-ss-block=product]');
  expect([await isShown('.unauth'), await isShown('.auth')]).toEqual([true, false]);
  await page.focus(link);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ss-account h2');
  expect(await focused()).toBe('email');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ss-account [aria-invalid]');
  expect(await page.$$eval('.ss-account-field .ss-account-error', (all) => all.map((each) => each.textContent))).toEqual([
    'Please enter an e-mail address.',
    'Please fill this in.',
  ]);
  await findWithAxe(page).then((found) => expect(found).toEqual([]));
  // Escape closes the dialog, and the focus returns to the link.
  await page.keyboard.press('Escape');
  await closed();
  expect(await focused()).toBe('user-accounts-text-link');

  await page.keyboard.press('Enter');
  await page.waitForSelector('.ss-account h2');
  await page.evaluate(() => (document.querySelectorAll('.ss-account-link')[1] as HTMLElement).click());
  await page.waitForSelector('[name=firstName]');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Create account');
  await page.type('[name=firstName]', 'Ada');
  await page.type('[name=email]', 'ada@example.com');
  await page.type('[name=password]', 'short');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[name=password][aria-invalid]');
  expect(await text('.ss-account-field .ss-account-error')).toBe('Please enter at least 8 characters.');
  expect(entries('site-user-account-create')).toEqual([]);
  await page.type('[name=password]', ' and longer');
  await page.keyboard.press('Enter');
  await closed();
  expect([await isShown('.unauth'), await isShown('.auth')]).toEqual([false, true]);

  await page.click('.sqs-add-to-cart-button');
  await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
  await open('shop', '/commerce/goto-checkout');
  await page.type('input[name=email]', 'Ada@example.com');
  await Promise.all([page.waitForNavigation(), page.click('button[value=success]')]);
  await open('shop', '/bowl');
  await page.waitForSelector('[data-ss-block=product]');
  await page.click('.sqs-add-to-cart-button');
  await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '1');
  await page.click(link);
  await page.waitForSelector('.ss-account-orders li');
  expect(await text('.ss-account-hello')).toBe('Hello, Ada');
  expect(await text('.ss-account-orders strong')).toBe('£26.00');
  await findWithAxe(page).then((found) => expect(found).toEqual([]));
  await page.click('.ss-account-check input');
  await page.click('.ss-account .ss-modal-button');
  await closed();
  const ended = entries('site-user-session-delete').at(-1);
  expect([ended?.query, ended?.problems]).toEqual([expect.objectContaining({ cloneCart: 'true' }), []]);
  expect((await cookies()).hasCart).toBe('true');
  expect(await isShown('.unauth')).toBe(true);
  expect(await text('.sqs-cart-quantity')).toBe('1');

  await page.click(link);
  await page.waitForSelector('.ss-account [name=password]');
  await page.type('[name=email]', 'ada@example.com');
  await page.type('[name=password]', 'wrong');
  await page.click(submit);
  await page.waitForFunction(() => document.querySelector('.ss-account form [role=alert]')?.textContent);
  expect(await text('.ss-account form [role=alert]')).toBe('The e-mail address or the password is wrong.');
  await page.$eval('[name=password]', (input) => {
    (input as HTMLInputElement).value = '';
  });
  await page.type('[name=password]', 'short and longer');
  await page.click('[name=rememberMe]');
  await page.click(submit);
  await closed();
  expect(entries('site-user-session-create').at(-1)?.body).toMatchObject({ email: 'ada@example.com', rememberMe: true });
  expect(await isShown('.auth')).toBe(true);
  expect(pageErrors).toEqual([]);
});

// commerce#modal-focus
test('the account dialog has the focus as soon as it is on the page: a key that follows at once does not reach the page behind', async () => {
  const { page } = await arrive('shop', '/bowl');
  await page.waitForSelector('[data-ss-block=account]');
  await page.evaluate((slowMs) => {
    // The commit takes longer than React's slice of 5 ms, so that passive effects run in a later task.
    const append = Node.prototype.appendChild;
    Node.prototype.appendChild = function appendSlowly<N extends Node>(this: Node, child: N): N {
      const endMs = performance.now() + (child instanceof Element && child.matches('dialog') ? slowMs : 0);
      while (performance.now() < endMs);
      return append.call(this, child) as N;
    };
    new MutationObserver((_records, observer) => {
      const dialog = document.querySelector('.ss-account');
      if (!dialog) return;
      observer.disconnect();
      Object.assign(window, { seen: [dialog.matches('[open]'), dialog.contains(document.activeElement)] });
    }).observe(document.documentElement, { childList: true, subtree: true });
  }, 50);
  await page.focus(link);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => 'seen' in window);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true, true]);
});

// commerce#access-denied, commerce#account-reset
test(
  'a page for members has status 403 and page type 106, a request for a new password does not reveal who has an account, and ' +
    'the page is shown after log-in',
  async () => {
    const { page, text } = await arrive('shop', '/studio');
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => 'responseStatus' in entry && entry.responseStatus),
      ),
    ).toEqual([403]);
    const pageType = () =>
      page.evaluate(
        () =>
          (window as unknown as { Static: { SQUARESPACE_CONTEXT: { pageType: number } } }).Static.SQUARESPACE_CONTEXT.pageType,
      );
    expect(await pageType()).toBe(106);
    await page.waitForSelector('.ss-access-denied-button');
    await findWithAxe(page).then((found) => expect(found).toEqual([]));
    await page.click('.ss-access-denied-button');
    await page.waitForSelector('.ss-account-link');
    await page.click('.ss-account-link');
    await page.waitForFunction(() => document.querySelector('.ss-account h2')?.textContent === 'Forgot your password?');
    await page.type('[name=email]', 'nobody@example.com');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ss-account [role=status]');
    expect(await text('.ss-account [role=status]')).toBe('If there is an account with this address, a link is on its way.');
    await page.click('.ss-account-link');
    await page.waitForSelector('[name=password]');
    await page.type('[name=email]', 'grace@example.com');
    await page.type('[name=password]', 'any password');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await page.waitForSelector('[data-ss-block=product]');
    expect([await pageType(), await text('h1')]).toEqual([50, 'Members’ tile set']);
  },
);

// commerce#pricing-options
test(
  'the toggle chooses between two pricing options, and a press on the chosen one does nothing; joining leads to the checkout ' +
    'of subscriptions',
  async () => {
    const { page, entries } = await arrive('shop', '/membership');
    await page.waitForSelector('[data-ss-block=pricing-options]');
    await page.evaluate(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      document.addEventListener('ss-runtime:pricing-option', (event) => events.push((event as CustomEvent<string>).detail));
    });
    for (const option of ['monthly', 'yearly', 'yearly']) await page.click(`[data-pricing-option=${option}]`);
    expect(await page.evaluate(() => (window as unknown as { events: string[] }).events)).toEqual(['yearly']);
    expect(await page.$$eval('[data-pricing-option-panel]', (all) => all.map((each) => (each as HTMLElement).hidden))).toEqual([
      true,
      false,
    ]);
    expect(await page.$eval('[data-pricing-option=yearly]', (button) => button.getAttribute('aria-pressed'))).toBe('true');
    const join = '[data-pricing-option-panel=yearly] .sqs-add-to-cart-button';
    await page.waitForSelector(`${join}[data-ss-block=product]`);
    await findWithAxe(page).then((found) => expect(found).toEqual([]));
    await Promise.all([page.waitForNavigation(), page.click(join)]);
    expect(new URL(page.url()).pathname).toBe('/checkout/subscribe');
    expect(entries('commerce-cart-add').at(-1)?.body).toMatchObject({ subscriptionOptionId: 'member-yearly' });
    expect(await page.$eval('main dl', (list) => list.textContent)).toContain('£96.00');
  },
);

// commerce#account-signup, compat#user-accounts
test('templates find UserAccountApi while they load, a log-in may be without sign-up, and a failed log-out is shown', async () => {
  const { page, open, isShown, closed, text, pageErrors } = await arrive('old', '/');
  await page.waitForSelector('[data-ss-block=account]');
  expect(await isShown('.unauth')).toBe(true);
  await page.evaluate(() => {
    void window.SSRuntime.service('accounts').then((accounts) => accounts.open({ allowSignup: false }));
  });
  await page.waitForSelector('.ss-account h2');
  expect(await page.$$eval('.ss-account-link', (all) => all.map((each) => each.textContent))).toEqual(['Forgot your password?']);
  await page.type('[name=email]', 'ada@example.com');
  await page.type('[name=password]', 'x');
  await page.keyboard.press('Enter');
  await closed();
  type Captured = { captured: { isUserAuthenticated: () => boolean; openAccountScreen: () => void } };
  await page.waitForFunction(() => (window as unknown as Captured).captured.isUserAuthenticated() === true);
  await open('old', '/?__ss=site-user-session-delete:status:500:empty');
  await page.evaluate(() => (window as unknown as Captured).captured.openAccountScreen());
  await page.waitForSelector('.ss-account-hello');
  await page.click('.ss-account .ss-modal-button');
  await page.waitForFunction(() => document.querySelector('.ss-account [role=alert]')?.textContent);
  expect(await text('.ss-account [role=alert]')).toBe('Internal server error. Please try again later.');
  expect(await isShown('.auth')).toBe(true);
  expect(pageErrors).toEqual([]);
});
