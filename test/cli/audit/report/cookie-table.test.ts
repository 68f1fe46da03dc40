import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { cookieTable } from '../../../../cli/audit/report/cookie-table.ts';
import type { ReportedPage } from '../../../../cli/audit/report/document.ts';
import { htmlReport } from '../../../../cli/audit/report/html/html-report.tsx';
import { cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleRun } from '../../../helpers/audit/audit-report.ts';

const report = auditReport(
  [
    {
      artifacts: page(
        visit({
          jarAfter: [jarCookie('sid', 'x', { path: '/shop', secure: true, httpOnly: true }), jarCookie('lang')],
          writes: [
            cookieWrite('sid', 60_000, { line: 'sid=x; path=/shop; samesite = Lax; Secure; HttpOnly' }),
            cookieWrite('old', 0),
          ],
          jarBefore: [jarCookie('old')],
        }),
      ),
      findings: [],
    },
  ],
  new Set(),
  exampleRun,
);

test('each cookie has domain, path, SameSite, Secure and HttpOnly, in the table, the document and the HTML report', () => {
  const { rows } = cookieTable(report.pages[0] as ReportedPage);
  expect(rows.map(({ cookie, attributes }) => [cookie, attributes])).toEqual([
    ['sid', 'shop.example, path /shop, SameSite=Lax, Secure, HttpOnly'],
    ['lang', 'shop.example, path /'],
    ['old', 'shop.example, path /'],
  ]);
  expect(report.pages[0]?.journeys[0]?.cookies).toMatchObject([
    { name: 'sid', path: '/shop', secure: true, httpOnly: true, sameSite: 'Lax' },
    { name: 'lang', secure: false, httpOnly: false },
    { name: 'old', present: false },
  ]);
  expect(load(htmlReport(report, []))('.attributes').first().text()).toBe(rows[0]?.attributes);
});
