// covers: fake-server/inspector/ fake-server/inspector/calls/ fake-server/inspector/entry/ fake-server/inspector/faults/
// covers: fake-server/inspector/sites/ fake-server/inspector/stored/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';
import { call, formHeaders, jsonHeaders } from '../../helpers/platform/platform.ts';

const world = browserWorld(async () => [await loadSite('clean')], { report: true });

const hit = {
  method: 'POST',
  headers: { ...formHeaders, cookie: 'ss_cvt=1' },
  body: 'event=1&data=%7B%22websiteId%22%3A7%7D&ss_cvr=',
} as const;

/** An inspector on an empty journal, with its page's errors. */
async function openInspector(query = '') {
  await call(world.platform, '/__ss/reset', { method: 'POST' });
  const { page, pageErrors, said } = await world.nextVisitor();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${world.platform.control}${query}`);
  await page.waitForSelector('.state.on');
  const waitForText = (text: string) => page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
  return { page, pageErrors, said, waitForText };
}
const press = (page: Page, name: string, role = 'button') => page.locator(`::-p-aria([role="${role}"][name="${name}"])`).click();
const searchOf = (page: Page) => page.evaluate(() => location.search);
const rowTexts = (page: Page) =>
  page.$$eval('.call-row', (rows) =>
    rows.map((row) =>
      [...row.children]
        .slice(1, 5)
        .map((cell) => (cell as HTMLElement).innerText.trim())
        .join(' | '),
    ),
  );

test(
  'calls appear as they arrive; keys open them with payload, wrong places and response, never as HTML; Escape returns to the ' +
    'list',
  async () => {
    const { page, pageErrors, said, waitForText } = await openInspector();
    await waitForText('Open a page of a site');
    await call(world.platform, '/api/nope?x=%3Cimg%20src=x%20onerror=alert(1)%3E', {
      headers: { referer: world.address('clean', '/%D7%A9?a=1') },
    });
    await call(world.platform, '/api/census/RecordHit', hit);
    await waitForText('2 calls, 2 with problems');
    expect(await rowTexts(page)).toEqual([
      expect.stringMatching(/^POST\s*record-hit \| clean \| 200 \| \d+ problems$/),
      expect.stringMatching(/^GET\s*\/api\/nope \| clean \/ש \| 404 \| no endpoint$/),
    ]);
    await page.keyboard.press('j');
    await waitForText('/data/websiteId');
    expect(await searchOf(page)).toBe('?entry=2');
    expect(await page.$eval('.line.wrong[data-pointer="/data/websiteId"]', (line) => line.textContent)).toContain(
      'expected string',
    );
    expect(await page.$eval('.raw mark', (mark) => mark.textContent)).toBe('data=%7B%22websiteId%22%3A7%7D');
    await page.focus('.call-list');
    await page.keyboard.press('ArrowDown');
    await waitForText('<img src=x onerror=alert(1)>');
    expect([await searchOf(page), await page.$('.entry-pane img')]).toEqual(['?entry=1', null]);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'entry-title');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.entry-pane') && document.activeElement?.className === 'call-list');
    await page.goBack();
    await page.waitForSelector('.entry-pane');
    expect({ pageErrors, said }).toEqual({ pageErrors: [], said: [] });
  },
);

test('the address has search and filters, which survive a reload and can be removed; a pause holds new calls back', async () => {
  const { page, waitForText } = await openInspector();
  await call(world.platform, '/api/track/Track?landing=a&refer=&rk=&lang=&screen=');
  await call(world.platform, '/api/census/RecordHit', hit);
  await waitForText('2 calls, 1 with problems');
  await page.keyboard.press('/');
  await page.keyboard.type('track');
  await waitForText('1 call, 0 with problems of 2 in the journal');
  expect(await searchOf(page)).toBe('?text=track');
  await page.reload();
  await waitForText('1 call, 0 with problems');
  await press(page, 'Problems');
  await waitForText('No call matches');
  expect(await searchOf(page)).toBe('?text=track&valid=false');
  await press(page, 'Remove all');
  await waitForText('2 calls, 1 with problems');
  await page.locator('.popup summary').click();
  await page.select('.filter-fields select', 'record-hit');
  await waitForText('1 call, 1 with problems');
  await page.keyboard.press('Escape');
  await press(page, 'Remove the filter Endpoint: record-hit');
  await waitForText('2 calls, 1 with problems');
  await press(page, 'Pause');
  await call(world.platform, '/api/nope');
  await waitForText('Resume (1 new)');
  expect(await page.$$eval('.call-row', (rows) => rows.length)).toBe(2);
  await press(page, 'Resume (1 new)');
  await waitForText('3 calls, 2 with problems');
});

test('a call is sent again, and two calls are compared field by field; an emptied journal empties the list', async () => {
  const { page, waitForText } = await openInspector();
  await call(world.platform, '/api/census/RecordHit', hit);
  await call(world.platform, '/api/census/RecordHit', { ...hit, body: hit.body.replace('event=1', 'event=2') });
  await page.goto(`${world.platform.control}?entry=2`);
  await waitForText('/data/websiteId');
  await press(page, 'Replay');
  await waitForText('Sent again, status 200.');
  await waitForText('3 calls, 3 with problems');
  await press(page, 'Compare');
  await waitForText('Open another call: it is compared with call 2.');
  await page.keyboard.press('j');
  await page.waitForSelector('.compare');
  const fields = await page.$$eval('.compare tbody tr', (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent)),
  );
  expect(fields).toContainEqual(['body/event', '"2"', '"1"']);
  expect(fields.map(([name]) => name)).not.toContain('method');
  await page.locator('.popup:last-child summary').click();
  await press(page, 'Clear the journal');
  await waitForText('No calls yet');
  expect(world.platform.journal.entries()).toEqual([]);
});

test('with 100,000 calls the document has at most 60 rows, and 3,000 more make no request; the oldest one is reached with End', async () => {
  const { page } = await openInspector();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { seq: _, ...entry } = journalEntry();
  const add = (count: number) => {
    for (let added = 0; added < count; added += 1) world.platform.journal.add(entry);
  };
  const waitForCount = (count: string) =>
    page.waitForFunction((wanted) => document.querySelector('.call-status')?.textContent?.startsWith(wanted), {}, count);
  const rowCount = () => page.$$eval('.call-row', (rows) => rows.length);
  add(3000);
  await waitForCount('3,000 calls');
  add(94_000);
  await waitForCount('97,000 calls');
  for (let part = 1; part <= 30; part += 1) add(100);
  await waitForCount('100,000 calls');
  expect(requests).toEqual([]);
  expect(await rowCount()).toBeLessThanOrEqual(60);
  await page.focus('.call-list');
  await page.keyboard.press('End');
  await page.waitForSelector('#call-1[aria-selected="true"]');
  expect(await page.$eval('.call-list', (list) => list.getAttribute('aria-activedescendant'))).toBe('call-1');
  expect(await rowCount()).toBeLessThanOrEqual(60);
  // A scrolled list stays in its place when calls arrive.
  const topOf = () => page.$eval('#call-1', (row) => Math.round(row.getBoundingClientRect().top));
  const before = await topOf();
  add(1);
  await page.waitForFunction(() => !document.querySelector('.call-status')?.textContent?.startsWith('100,000'));
  expect(await page.$('#call-1').then((row) => (row ? topOf() : before))).toBe(before);
});

test('older calls than the newest 500 are read when the list is scrolled to them', async () => {
  const { page } = await openInspector();
  const { seq: _, ...entry } = journalEntry();
  for (let added = 0; added < 1200; added += 1) world.platform.journal.add(entry);
  await page.goto(`${world.platform.control}?site=clean`);
  await page.waitForSelector('#call-1200');
  const shownCount = async () =>
    Number.parseInt((await page.$eval('.call-status', (status) => status.textContent)).replace(',', ''), 10);
  expect(await shownCount()).toBe(500);
  await page.$eval('.call-list', (list) => list.scrollTo(0, list.scrollHeight));
  await page.waitForFunction(() => document.querySelector('.call-status')?.textContent?.startsWith('1,000 calls'));
  await page.$eval('.call-list', (list) => list.scrollTo(0, list.scrollHeight));
  await page.waitForFunction(() => document.querySelector('.call-status')?.textContent?.startsWith('1,200 calls'));
});

test('fault rules are set, with their errors, shown above every view, and removed from there', async () => {
  const { page, waitForText } = await openInspector('?view=faults');
  await page.locator('aria/Rules[role="textbox"]').fill('explode');
  await press(page, 'Apply');
  await waitForText('The fault rule "explode" cannot be read: "explode" is not a kind of fault.');
  await page.locator('.choices summary').click();
  await waitForText('dribble:PARTSxMS');
  await page.locator('aria/Rules[role="textbox"]').fill('track:status:500');
  await press(page, 'Apply');
  await waitForText('1 fault is active');
  await press(page, 'Sites', 'link');
  await waitForText('1 fault is active');
  expect((await call(world.platform, '/api/track/Track')).status).toBe(500);
  await waitForText('applied once');
  await press(page, 'Turn off');
  await page.waitForFunction(() => !document.querySelector('.active-faults'));
  expect((await call(world.platform, '/api/track/Track')).status).toBe(204);
});

test('presets are switches, of the chosen session; a response that is held back is listed and released', async () => {
  const rulesOf = async (session: string) =>
    ((await call(world.platform, '/__ss/faults', { headers: { 'x-ss-session': session } })).json() as { rules: string }).rules;
  const { page, waitForText } = await openInspector('?view=faults&session=one');
  await page.locator('aria/Slow maps[role="switch"]').click();
  await waitForText('1 fault is active');
  expect([await rulesOf('one'), await rulesOf('')]).toEqual(['preset:slow-maps', '']);
  expect(await page.$eval('.presets label:has(:checked)', (label) => label.innerText)).toBe(
    'Slow maps\nEvery file of the map library is 5 s late.\npreset:slow-maps',
  );
  await page.locator('aria/Slow maps[role="switch"]').click();
  await page.waitForFunction(() => !document.querySelector('.active-faults'));
  expect(await rulesOf('one')).toBe('');
  const hung = call(world.platform, '/api/track/Track', { headers: { 'x-ss-fault': 'delay:100000', 'x-ss-session': 'one' } });
  await page.waitForSelector('.hung li');
  expect(await page.$eval('.hung li', (row) => row.innerText.split(/\n+/).slice(1))).toEqual([
    'track',
    'delay:100000',
    'Release',
  ]);
  await press(page, 'Release');
  expect((await hung).status).toBe(204);
  await page.waitForFunction(() => !document.querySelector('.hung'));
  await press(page, 'Leave the session one');
  await page.waitForFunction(() => !document.querySelector('.top .chip'));
  expect(await searchOf(page)).toBe('?view=faults');
});

test('every view fits 320, 768 and 1280 px; axe finds nothing in opened and compared calls and in the faults, dark or light', async () => {
  const { page, waitForText } = await openInspector();
  await call(world.platform, '/api/census/RecordHit', hit);
  await call(world.platform, `/api/nope/${'long'.repeat(60)}`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify({ text: 'مرحبا', long: 'x'.repeat(900) }),
  });
  const order = { kind: 'donation', key: 'k', outcome: 'success', donatePageId: 'd', amountCents: 2500, email: '<img src=x>' };
  await call(world.platform, '/api/commerce/orders', { method: 'POST', headers: jsonHeaders, body: JSON.stringify(order) });
  await call(world.platform, '/__ss/faults', {
    method: 'PUT',
    body: JSON.stringify({ rules: `track:error:${'long'.repeat(60)},preset:third-parties-blocked` }),
  });
  await waitForText('2 faults are active');
  // Each address with a text that its view shows last; axe reads four of them, which have every element of the others.
  const places = [
    ['?valid=false&site=clean', 'Remove all', false],
    ['?entry=1', '/data/websiteId', true],
    ['?entry=2', 'مرحبا', false],
    ['?entry=2&compare=1', 'fields differ', true],
    ['?view=sites', 'Tidewater Pottery', true],
    ['?view=submissions', 'No submissions yet', false],
    ['?view=orders', '$25.00', false],
    ['?view=members', 'No members yet', false],
    ['?view=state', 'No page with a product', true],
    ['?view=faults&session=one', 'preset:offline', true],
  ] as const;
  const problems: string[] = [];
  let isDark = false;
  for (const [place, text, hasAxe] of places) {
    isDark = !isDark;
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }]);
    // As Back does it: a document has axe only once.
    await page.evaluate((search) => {
      history.pushState(null, '', search);
      dispatchEvent(new PopStateEvent('popstate'));
    }, place);
    await waitForText(text);
    for (const width of [1280, 768, 320]) {
      await page.setViewport({ width, height: 640 });
      const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflowPx > 0) problems.push(`${place} at ${width} px: ${overflowPx} px too wide`);
    }
    if (!hasAxe) continue;
    await page.$$eval('details:not(.popup)', (all) => {
      for (const each of all) each.open = true;
    });
    problems.push(...(await findWithAxe(page)).map((problem) => `${place}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('a search marks its words in the list, and in the payload of an opened call', async () => {
  const { page, waitForText } = await openInspector();
  await call(world.platform, '/api/census/RecordHit', hit);
  await call(world.platform, '/api/nope');
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString().toLowerCase()));
  await page.type('input[type=search]', 'RECORD websiteid');
  await waitForText('1 call, 1 with problems of 2 in the journal');
  await page.waitForFunction(() => CSS.highlights.get('search')?.size === 1);
  expect(await marked()).toEqual(['record']);
  await page.click('.call-row');
  await waitForText('/data/websiteId');
  await page.waitForFunction(() => (CSS.highlights.get('search')?.size ?? 0) > 3);
  expect(new Set(await marked())).toEqual(new Set(['record', 'websiteid']));
  await page.$eval('input[type=search]', (field) => (field as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  await page.waitForFunction(() => !CSS.highlights.has('search'));
});

test('at 375 px a call has its site, page and time in a second line', async () => {
  const { page } = await openInspector();
  await call(world.platform, '/api/census/RecordHit', {
    ...hit,
    headers: { ...hit.headers, referer: world.address('clean', '/about') },
  });
  await page.setViewport({ width: 375, height: 700 });
  await page.waitForSelector('[data-two-lines=true] .call-row');
  const [name, place, time] = await page.$eval('.call-row', (row) =>
    ['.call-name', '.call-place', '.call-time'].map((part) => {
      const cell = row.querySelector(part) as HTMLElement;
      return { text: cell.innerText.trim(), top: cell.getBoundingClientRect().top };
    }),
  );
  expect(place?.text).toBe('clean /about');
  expect(time?.text).toMatch(/^\d\d:\d\d:\d\d$/);
  expect([place?.top, time?.top]).toEqual([expect.any(Number), place?.top]);
  expect((place?.top ?? 0) - (name?.top ?? 0)).toBeGreaterThan(10);
});

test('the view State shows the stock, resets to the start, and loads what was saved', async () => {
  const { page, waitForText } = await openInspector('?view=state');
  await call(world.platform, '/api/census/RecordHit', hit);
  const state = await page.evaluate(() => fetch('/__ss/state').then((response) => response.text()));
  await press(page, 'Reset to the start');
  await waitForText('All is as at the start.');
  expect(world.platform.journal.lastSeq).toBe(0);
  const load = (text: string) =>
    page.$eval(
      'input[type=file]',
      (field, content) => {
        const files = new DataTransfer();
        files.items.add(new File([content], 'state.json'));
        (field as HTMLInputElement).files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      text,
    );
  await load('no JSON');
  await waitForText('The file is not JSON.');
  await load('{"format":1}');
  await page.waitForFunction(
    () => !/is loaded|not JSON|…/.test(document.querySelector('.page [role=status]')?.textContent ?? '…'),
  );
  await load(state);
  await waitForText('state.json is loaded.');
  expect(world.platform.journal.lastSeq).toBe(1);
});
