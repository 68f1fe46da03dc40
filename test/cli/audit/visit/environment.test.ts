import { expect, test } from 'vitest';
import type { Tab } from '../../../../cli/audit/browser/browser.ts';
import { environmentOf } from '../../../../cli/audit/visit/environment.ts';
import { fakeDevtoolsSession } from '../../../helpers/audit/fake-devtools-session.ts';

const seen = { userAgent: 'Mozilla/5.0', locale: 'de-DE', timezone: 'Europe/Berlin', widthPx: 1280, heightPx: 713, scale: 2 };
const tabOf = (evaluate: () => Promise<unknown>): Tab =>
  ({ session: fakeDevtoolsSession(() => ({ product: 'Chrome/140.0' })).session, evaluate }) as unknown as Tab;

test('the environment has the time, the browser and what pages can read, without the proxy’s password', async () => {
  const tab = tabOf(async () => seen);
  expect(await environmentOf(tab, {})).toMatchObject({
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    browser: 'Chrome/140.0',
    locale: 'de-DE',
    device: null,
    proxy: null,
    insecure: false,
    viewport: { widthPx: 1280, heightPx: 713, scale: 2 },
  });
  const given = {
    device: 'Pixel 7',
    locale: 'fr',
    timezone: 'UTC',
    proxy: 'http://me:p%40ss@proxy.example:3128',
    insecure: true,
  };
  expect(await environmentOf(tab, given)).toMatchObject({ ...given, proxy: 'http://proxy.example:3128' });
  expect(await environmentOf(tab, { proxy: 'me:hunter2@proxy.example:1' })).toMatchObject({ proxy: 'proxy.example:1' });
});

test('a browser that does not respond has no environment, and the visit goes on', async () => {
  expect(
    await environmentOf(
      tabOf(() => Promise.reject(new Error('closed'))),
      {},
    ),
  ).toBeNull();
});
