// covers: cli/audit/in-page/
import { expect, test } from 'vitest';
import { gatherPageAt, startedBrowser } from '../../helpers/audit/gather-page.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const browser = startedBrowser();
/** Calls the statement at the first click; `late` shows that the page's clock still runs. */
const atClick = (statement: string, markup = '') =>
  `${markup}<script>addEventListener('click', () => { ${statement} }, { once: true }); setTimeout(() => fetch('/late'), ` +
  '20000)</script>';
const pages: Readonly<Record<string, string>> = {
  '/script-at-load': `<script>open('/opened'); setTimeout(() => fetch('/late'), 20000)</script>`,
  '/script-at-click': atClick(`open('/opened', 'advert', 'width=300')`),
  '/link': atClick('link.click()', '<a id=link target=_blank href=/opened></a>'),
  '/link-with-opener': atClick('link.click()', '<a id=link target=_blank rel=opener href=/opened></a>'),
  '/link-to-a-named-window': atClick('link.click()', '<a id=link target=advert href=/opened></a>'),
  '/link-outside-the-document': atClick(`const link = document.createElement('a'); link.href = '/opened'; link.target = 'advert';
    link.dispatchEvent(new MouseEvent('click'));`),
  '/form': atClick('form.submit()', '<form id=form target=advert action=/opened></form>'),
  '/script-into-a-frame': `<iframe name=inner></iframe><script>open('/opened', 'inner'); setTimeout(() => fetch('/late'), 20000)</script>`,
  '/link-that-is-prevented': atClick('link.click()', '<a id=link target=_blank href=/opened onclick="return false"></a>'),
  '/odd-values': `<script>
    for (const args of [['http://['], [{ toString() { throw 1 } }], [], ['javascript:1']]) try { open(...args) } catch {}
    setTimeout(() => fetch('/late'), 20000)</script>`,
};
const requested = new Set<string>();
const server = serveInFile(({ url = '', headers }, response) => {
  requested.add(`${new URL(headers.referer ?? 'http://none/').pathname} ${url.replace('?', '')}`);
  response.setHeader('content-type', 'text/html').end(pages[url] ?? '<title>opened</title>');
});
const popupsOf = async (path: string) => {
  const { incomplete, visits } = await gatherPageAt(browser(), `http://localhost:${server.port}${path}`);
  expect(incomplete).toBe(null);
  expect(requested).toContain(`${path} /late`);
  return visits[0]?.popups.map(({ url, openedBy }) => [url.replace(/^http:.*:\d+/, '').replace('?', ''), openedBy?.via]);
};

test.each([
  ['/script-at-load', 'window.open'],
  ['/script-at-click', 'window.open'],
  ['/link', 'link'],
  ['/link-with-opener', 'link'],
  ['/link-to-a-named-window', 'link'],
  ['/link-outside-the-document', 'link'],
  ['/form', 'link'],
])('the window that %s opens is recorded with its script, and 20 s of the page’s time pass', async (path, via) => {
  expect(await popupsOf(path)).toEqual([['/opened', via]]);
});

test.each(['/script-into-a-frame', '/link-that-is-prevented'])('%s opens no window', async (path) => {
  expect(await popupsOf(path)).toEqual([]);
  expect(requested.has(`${path} /opened`)).toBe(path === '/script-into-a-frame');
});

test('odd arguments of window.open leave the page as it would be with a popup blocker', async () => {
  expect(await popupsOf('/odd-values')).toEqual([
    ['http://[', 'window.open'],
    ['about:blank', 'window.open'],
    ['javascript:1', 'window.open'],
  ]);
});
