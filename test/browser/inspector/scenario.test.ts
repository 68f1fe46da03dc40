// covers: fake-server/inspector/Inspector.tsx fake-server/inspector/TrafficPanel.tsx fake-server/inspector/TrafficTable.tsx fake-server/inspector/EntryDetail.tsx
// covers: fake-server/inspector/FaultsPanel.tsx fake-server/inspector/SitesPanel.tsx fake-server/inspector/OrdersPanel.tsx fake-server/inspector/CookiesPanel.tsx fake-server/inspector/journal-feed.ts
// covers: fake-server/inspector/control.ts fake-server/control/inspector-page.ts
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { call, formHeaders, jsonHeaders } from '../../helpers/platform/platform.ts';

const world = browserWorld(async () => [await loadSite('clean')]);

const hit = { method: 'POST', headers: { ...formHeaders, cookie: 'ss_cvt=1' }, body: 'event=1&data=%7B%7D&ss_cvr=' } as const;

/** An inspector on an empty journal, with its page's errors. */
async function openInspector() {
  await call(world.platform, '/__ss/reset', { method: 'POST' });
  const { page, pageErrors, said } = await world.nextVisitor();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(world.platform.control);
  await page.waitForSelector('.state.on');
  const waitForText = (text: string) => page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
  return { page, pageErrors, said, waitForText };
}

test('the inspector shows calls as they arrive, with their details and problems, never as HTML', async () => {
  const { page, pageErrors, said, waitForText } = await openInspector();
  await waitForText('Open a site: its calls appear here');
  await call(world.platform, '/api/nope?x=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await call(world.platform, '/api/census/RecordHit', hit);
  await waitForText('2 calls, 2 with problems');
  await page.locator('aria/record-hit[role="button"]').click();
  await page.waitForFunction(() => document.activeElement?.textContent === '2. record-hit');
  await waitForText('/data/websiteId');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.detail'));
  await page.locator('aria/GET /api/nope[role="button"]').click();
  await waitForText('<img src=x onerror=alert(1)>');
  expect(await page.$('.detail img')).toBeNull();
  await waitForText('the visit session: time of the latest hit');
  expect({ pageErrors, said }).toEqual({ pageErrors: [], said: [] });
});

test('the inspector finds calls, filters those with problems, and clears the journal', async () => {
  const { page, waitForText } = await openInspector();
  await call(world.platform, '/api/track/Track?landing=a&refer=&rk=&lang=&screen=');
  await call(world.platform, '/api/census/RecordHit', hit);
  await waitForText('2 calls, 1 with problems');
  await page.locator('input[type=checkbox]').click();
  await waitForText('1 call, 1 with problems');
  await page.locator('input[type=search]').fill('track');
  await waitForText('No call matches.');
  await page.locator('aria/Clear[role="button"]').click();
  await waitForText('Open a site: its calls appear here');
  expect(world.platform.journal.entries()).toEqual([]);
});

test('the inspector sets fault rules, shows their errors, and removes them', async () => {
  const { page, waitForText } = await openInspector();
  await page.locator('aria/Rules[role="textbox"]').fill('explode');
  await page.locator('aria/Apply[role="button"]').click();
  await waitForText('The fault rule "explode" cannot be read: "explode" is not a kind of fault.');
  // One sentence in red; the valid names are folded and can be opened.
  const alertHeightPx = () => page.$eval('[role="alert"]', (element) => element.getBoundingClientRect().height);
  expect(await alertHeightPx()).toBeLessThan(80);
  await page.locator('.choices summary').click();
  await waitForText('dribble:PARTSxMS');
  await page.locator('aria/Rules[role="textbox"]').fill('cart:hang');
  await page.waitForFunction(() => document.querySelector('[role="alert"]')?.textContent === '');
  await page.locator('aria/Apply[role="button"]').click();
  await waitForText('"cart" is not the name of a call or a stand-in.');
  expect(await page.$$eval('.choices li', (words) => words.map((word) => word.textContent))).toContain('maps');
  await page.locator('aria/Rules[role="textbox"]').fill('track:status:500');
  await page.locator('aria/Apply[role="button"]').click();
  await waitForText('met 0, applied 0');
  expect((await call(world.platform, '/api/track/Track')).status).toBe(500);
  await waitForText('met 1, applied 1');
  await page.locator('aria/Remove all[role="button"]').click();
  await page.waitForFunction(() => !document.body.innerText.includes('applied 1'));
  expect((await call(world.platform, '/api/track/Track')).status).toBe(204);
});

test('the inspector and its details fit a window of 320 px; with 41 calls the panels of faults, cookies, orders and sites are in view, and axe finds nothing', async () => {
  const { page, waitForText } = await openInspector();
  await page.setViewport({ width: 320, height: 640 });
  await call(world.platform, '/api/census/RecordHit', hit);
  for (let count = 0; count < 40; count += 1) await call(world.platform, `/api/nope/${'long'.repeat(60)}`);
  await waitForText('41 calls, 41 with problems');
  const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflowPx()).toBeLessThanOrEqual(0);
  const titleTopPx = (id: string) => page.$eval(id, (title) => title.getBoundingClientRect().top);
  const order = { kind: 'donation', key: 'k', outcome: 'success', donatePageId: 'd', amountCents: 2500, email: '<img src=x>' };
  await call(world.platform, '/api/commerce/orders', { method: 'POST', headers: jsonHeaders, body: JSON.stringify(order) });
  for (const panel of ['Cookies', 'Orders', 'Sites', 'Faults']) {
    await page.locator(`aria/${panel}[role="button"]`).click();
    await page.waitForSelector(`main[data-panel="${panel}"]`);
    expect(await titleTopPx(`#${panel.toLowerCase()}-title`)).toBeLessThan(200);
    expect(await overflowPx()).toBeLessThanOrEqual(0);
  }
  await waitForText('Faults');
  expect(await page.$$eval('.orders-panel summary, .orders-panel li', (all) => all.map((each) => each.textContent))).toEqual([
    '1 · clean · donation · $25.00',
    '1 × Donation: $25.00',
  ]);
  await page.$$eval('details', (all) => {
    for (const each of all) each.open = true;
  });
  expect(await findWithAxe(page)).toEqual([]);
  await page.$$eval('details', (all) => {
    for (const each of all) each.open = false;
  });
  await page.locator('aria/Rules[role="textbox"]').fill('nobody:hang');
  await page.locator('aria/Apply[role="button"]').click();
  await waitForText('"nobody" is not the name of a call or a stand-in.');
  await page.locator('.choices summary').click();
  expect(await overflowPx()).toBeLessThanOrEqual(0);
  await page.locator('aria/Traffic[role="button"]').click();
  await page.locator('button.call').click();
  await page.waitForSelector('.detail');
  expect(await overflowPx()).toBeLessThanOrEqual(0);
});
