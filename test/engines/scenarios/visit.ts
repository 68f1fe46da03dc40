import { expect } from 'vitest';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'visit';
const account = { authenticatedAccount: { id: 'a1', email: 'owner@site.example' } };

const cookiesByName = async ({ tab }: Visit) => new Map((await tab.cookies()).map((cookie) => [cookie.name, cookie]));
const hits = ({ platform }: Visit) => platform.journal.entries({ endpoint: 'record-hit' });
const isCounted = ({ platform }: Visit) =>
  platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit', { timeoutMs: patienceMs });

export const visit: Topic = {
  sites: [
    testSite(site, {
      '/': {},
      '/about': {},
      '/search': {},
      '/leave': { body: '<script>location.href = "/search"</script>' },
      '/owner': { context: { ...plainContext, ...account, websiteRoles: { 1: true } } },
    }),
  ],
  scenarios: [
    {
      title: 'a first visit sends one valid page view and stores record, session and analytics id',
      async run(visit) {
        await visit.open(site, '/about?from=test');
        const hit = await isCounted(visit);
        await visit.settled();
        const cookies = await cookiesByName(visit);
        const record = cookies.get('ss_cvr')?.value ?? '';
        expect(record).toMatch(/^[0-9a-f-]{36}(\||%7C)\d+(\||%7C)\d+(\||%7C)\d+(\||%7C)1$/);
        expect(cookies.get('ss_cid')?.value).toMatch(/^[0-9a-f-]{36}$/);
        expect(cookies.has('ss_cvt')).toBe(true);
        expect(hit).toMatchObject({ valid: true, problems: [], method: 'POST', encoding: 'form' });
        expect(hit.body).toMatchObject({ event: 'PAGE_VIEW', data: { url: '/about', queryString: '?from=test' } });
        expect(hits(visit)).toHaveLength(1);
      },
    },
    {
      title: 'a second page belongs to the same visit; a lost session counts one visit more',
      async run(visit) {
        const { open, tab } = visit;
        await open(site, '/');
        await isCounted(visit);
        const first = await cookiesByName(visit);
        await open(site, '/about');
        await tab.until((old) => !document.cookie.includes(`ss_cvt=${old}`), first.get('ss_cvt')?.value ?? '');
        const second = await cookiesByName(visit);
        expect(second.get('ss_cvr')?.value).toBe(first.get('ss_cvr')?.value);
        expect(second.get('ss_cid')?.value).toBe(first.get('ss_cid')?.value);
        await tab.evaluate(() => {
          document.cookie = 'ss_cvt=; path=/; max-age=0';
        });
        await open(site, '/');
        await tab.until(() => /ss_cvr=[^;]*(\||%7C)2(;|$)/.test(document.cookie));
      },
    },
    {
      title: 'a visitor who leaves while the page is parsed is counted',
      async run(visit) {
        await visit.tab.goto(visit.address(site, '/leave'));
        await visit.tab.until(() => location.pathname === '/search');
        expect((await isCounted(visit)).body).toMatchObject({ data: { url: '/leave' } });
      },
    },
    {
      title: 'an owner is not tracked: no hit, no cookie, no event',
      async run(visit) {
        await visit.open(site, '/owner');
        expect(await visit.tab.evaluate(() => window.SSRuntime.track('opened', { some: 'data' }))).toBe(false);
        await visit.settled();
        expect(hits(visit)).toEqual([]);
        expect([...(await cookiesByName(visit)).keys()].filter((name) => name.startsWith('ss_c'))).toEqual([]);
      },
    },
    {
      title: 'SSRuntime.track sends one valid event with the crumb',
      async run(visit) {
        const { open, tab, platform } = visit;
        await open(site, '/about#team');
        expect(await tab.evaluate(() => window.SSRuntime.track('opened', { size: 3 }))).toBe(true);
        const event = await platform.journal.waitFor(({ endpoint }) => endpoint === 'record-event', { timeoutMs: patienceMs });
        expect(event).toMatchObject({
          valid: true,
          problems: [],
          body: { event: 'opened', data: { size: 3, pagePath: '/about', pageHash: 'team' } },
        });
        expect((event.body as { crumb: string }).crumb).toBe((await cookiesByName(visit)).get('crumb')?.value);
      },
    },
  ],
};
