import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from 'cheerio';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { notInView, type StoredPageReport } from '../../../fake-server/common/visits/page-report.ts';
import { startPage } from '../../../fake-server/pages/start-page.ts';
import { loadSites } from '../../../fake-server/start.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';

const report: StoredPageReport = {
  site: 'home',
  path: '/',
  time: '2026-01-01T00:00:00.000Z',
  url: 'http://home.localhost/',
  state: 'failed',
  alive: { gallery: 2, form: 1 },
  skipped: [
    { block: 'div#<b>', reason: 'it is invisible' },
    { block: 'div#c', reason: notInView },
  ],
  missingNames: [],
  errors: [],
  blankImages: [],
  thirdParties: [],
  unhandledCalls: [],
  leftOutScripts: [],
};

async function opened(reports: readonly StoredPageReport[] | null) {
  const sites = await loadSites(['clean', siteFolder('home', { 'index.html': '<p>x', 'a&b.html': '<p>x' })]);
  const app = express().get('/', startPage({ sites, reports: reports && { list: () => reports } }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return { port, response, page: load(await response.text()) };
}

test('the start page lists the sites with what they show, links of their pages, the tools, and commands to copy', async () => {
  const { port, page, response } = await opened(null);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const hrefs = page('a')
    .map((_, link) => page(link).attr('href'))
    .get();
  for (const address of [
    `http://clean.localhost:${port}/`,
    `http://home.localhost:${port}/a%26b`,
    '/__ss/',
    '/__ss/api',
    '/__ss/errors',
  ])
    expect(
      hrefs.some((href) => href.startsWith(address)),
      address,
    ).toBe(true);
  expect(page('main').text()).toContain('Breaks no rule');
  expect(page('main').text()).not.toContain('Blocks:');
  const copied = page('[data-copy]')
    .map((_, button) => page(button).attr('data-copy'))
    .get();
  expect(copied).toContain(`npx ss-runtime audit http://clean.localhost:${port}/`);
  expect(copied).toEqual(
    page('code')
      .map((_, code) => page(code).text())
      .get(),
  );
});

test('with reports it shows what became of the blocks of each opened page', async () => {
  const { page } = await opened([report]);
  const text = page('.cards').first().text();
  expect(text).toContain('Blocks: open a page to see');
  expect(text).toContain('Blocks: 3 mounted, 1 not');
  expect(text).toContain('/: 3 mounted, 1 when in view, the runtime failed');
  expect(text).toContain('div#<b>: it is invisible');
});
