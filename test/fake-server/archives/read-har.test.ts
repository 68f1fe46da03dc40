import { describe, expect, test } from 'vitest';
import { readHar } from '../../../fake-server/archives/read-har.ts';
import { attachedHar, exportedPage, harExports } from '../../helpers/values/har-exports.ts';

const entry = (url: string, mimeType: string, text?: string, rest: object = {}) => ({
  request: { method: 'GET', url },
  response: { status: 200, content: { mimeType, ...(text === undefined ? {} : { text }) } },
  ...rest,
});
const har = (...entries: unknown[]) => Buffer.from(JSON.stringify({ log: { version: '1.2', entries } }));

describe('reading a HAR', () => {
  test('pages are the HTML documents of the first page’s origin; the last response of an address counts', async () => {
    const { pages, resources } = await readHar(
      har(
        entry('https://pots.example/#top', 'text/html; charset=utf-8', 'old'),
        entry('https://cdn.example/a.css', 'text/css', 'a{}'),
        entry('https://frames.example/', 'text/html', 'frame'),
        entry('https://pots.example/work?x=1', 'text/html', 'work', { _resourceType: 'document' }),
        entry('https://pots.example/part', 'text/html', 'part', { _resourceType: 'fetch' }),
        entry('https://pots.example/', 'text/html', 'new'),
      ),
    );
    expect(pages).toEqual(['https://pots.example/', 'https://pots.example/work?x=1']);
    expect(resources.find(({ url }) => url === 'https://pots.example/')?.bytes.toString()).toBe('new');
  });

  test('other methods and statuses, entries without content, and invalid entries are ignored', async () => {
    const page = entry('http://a.example/', 'text/html', 'PHA+', {});
    page.response.content = { mimeType: 'text/html', text: 'PHA+', encoding: 'base64' } as typeof page.response.content;
    const post = { ...entry('http://a.example/b', 'text/html', 'b'), request: { method: 'POST', url: 'http://a.example/b' } };
    const { resources } = await readHar(
      har(page, post, entry('http://a.example/c', 'text/html'), null, 7, { request: {} }, entry('no address', 'text/html', 'x')),
    );
    expect(resources.map(({ url, bytes }) => [url, bytes.toString()])).toEqual([['http://a.example/', '<p>']]);
  });

  test('the order is that of the times, not of the file; an empty response does not replace a page', async () => {
    const at = (seconds: number, text: string) => ({
      ...entry('https://pots.example/', 'text/html', text),
      startedDateTime: `2026-01-02T03:04:0${seconds}.000Z`,
    });
    const { resources } = await readHar(har(at(3, 'third'), at(1, 'first'), at(2, 'second'), at(4, '')));
    expect(resources.map(({ bytes }) => bytes.toString())).toEqual(['third']);
  });

  test('pages below /docs/api/ are pages; calls of the platform below /api/ are not', async () => {
    const { pages, leftOut } = await readHar(
      har(
        entry('https://pots.example/docs/api/start', 'text/html', 'docs'),
        entry('https://pots.example/api/page', 'text/html', 'call'),
      ),
    );
    expect(pages).toEqual(['https://pots.example/docs/api/start']);
    expect(leftOut).toEqual([
      { address: 'https://pots.example/api/page', reason: 'it is a call of the platform, which this platform responds to' },
    ]);
  });

  test.each([
    [
      'a POST',
      { ...entry('https://a.example/x', 'text/html', 'x'), request: { method: 'POST', url: 'https://a.example/x' } },
      'pages are served for GET; it is a POST request',
    ],
    ['no content', entry('https://a.example/x', 'text/css'), 'it was saved without content'],
    ['an empty page', entry('https://a.example/x', 'text/html', ''), 'it was saved without content'],
    [
      'a status',
      { ...entry('https://a.example/x', 'text/html', 'x'), response: { status: 404, content: { mimeType: '', text: 'x' } } },
      'its status is 404',
    ],
    [
      'no response',
      { ...entry('https://a.example/x', 'text/html'), response: { status: 0, content: { mimeType: '' } } },
      'it got no response',
    ],
    ['another scheme', entry('chrome-extension://x/y.js', 'text/javascript', 'x'), 'its address is not one of http or https'],
    ['an earlier response', entry('https://a.example/', 'text/html', 'older'), 'the archive has another response of its address'],
    ['no entry', 7, 'it has no request and response'],
  ])('what is left out is listed with its reason: %s', async (_name, left, reason) => {
    const { leftOut } = await readHar(har(left, entry('https://a.example/', 'text/html', 'page')));
    expect(leftOut.map((part) => part.reason)).toEqual([reason]);
  });

  test('an entry that is not JSON is left out, and the others are read', async () => {
    const page = JSON.stringify(entry('https://a.example/', 'text/html', 'page'));
    const { pages, leftOut } = await readHar(Buffer.from(`{"log":{"entries":[{"a":},${page}]}}`));
    expect(pages).toEqual(['https://a.example/']);
    expect(leftOut).toEqual([{ address: '', reason: 'it has no request and response' }]);
  });

  test.each(harExports)('an export of $exporter has its page', async ({ har: exported }) => {
    const { pages, resources } = await readHar(Buffer.from(`\ufeff${JSON.stringify(exported)}`));
    expect(pages).toEqual(['https://pots.example/']);
    expect(resources[0]?.bytes.toString()).toBe(exportedPage);
    expect(resources[0]?.contentType).toMatch(/^text\/html/);
  });

  test('an address that redirects has the resource at the end of its redirects; circles end', async () => {
    const redirect = (url: string, redirectURL: string) => ({
      request: { method: 'GET', url },
      response: { status: 302, redirectURL, content: { mimeType: '' } },
    });
    const { pages, resources } = await readHar(
      har(
        redirect('https://a.example/old', '/older'),
        redirect('https://a.example/older', 'new'),
        redirect('https://a.example/x', '/y'),
        redirect('https://a.example/y', '/x'),
        entry('https://a.example/new', 'text/html', 'new'),
      ),
    );
    expect(pages).toEqual(['https://a.example/new']);
    expect(resources.map(({ url }) => url)).toEqual([
      'https://a.example/new',
      'https://a.example/old',
      'https://a.example/older',
    ]);
  });

  test.each([
    [JSON.stringify(attachedHar), 'record it with content "embed"'],
    ['{', 'expected a HAR with an array at /log/entries'],
    ['{"log":{"entries":[{', 'the HAR ends in the middle of its entries'],
    ['{"log":{"entries":[]}}', 'it has no page'],
  ])('%j is refused with the reason', async (text, reason) => {
    await expect(readHar(Buffer.from(text))).rejects.toThrow(reason);
  });
});
