// covers: cli/audit/in-page/ cli/audit/visit/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

interface Served {
  readonly type?: string;
  readonly status?: number;
  readonly text: string;
  readonly location?: string;
}

const html = (title: string, body: string): string => `<!doctype html><title>${title}</title><body>${body}`;
const frame = (style: string) => `<iframe style="${style}" src="/frame?https://www.google.com/recaptcha/api2/anchor"></iframe>`;
const paragraph = '<p>Our shop has sold tea since 1907, and the kettle has never been cold. '.repeat(40);

/** Stand-ins of pages that cannot be judged, with a part of the reason. */
const unjudgeable: Readonly<Record<string, readonly [Served, string]>> = {
  '/json': [{ type: 'application/json', text: '{"a":1}' }, 'it is JSON data'],
  '/problem': [{ type: 'application/problem+json', text: '{"a":1}' }, 'it is JSON data'],
  '/json-as-html': [{ text: '[{"a":1}]' }, 'it is JSON data'],
  '/text': [{ type: 'text/plain', text: 'Hello' }, 'it is plain text'],
  '/xml': [{ type: 'application/xml', text: '<?xml version="1.0"?><a>b</a>' }, 'it is an XML document'],
  '/feed': [
    { type: 'application/rss+xml', text: '<rss version="2.0"><channel><title>x</title></channel></rss>' },
    'XML|plain text|download',
  ],
  '/drawing': [
    { type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
    'it is an image',
  ],
  '/pdf': [{ type: 'application/pdf', text: '%PDF-1.4\n%%EOF' }, 'PDF|download'],
  '/nothing': [{ text: '' }, 'it has no visible content'],
  '/blank': [{ text: html('Shop', '<div id="root"></div><script>0</script>') }, 'it has no visible content'],
  '/hidden': [
    { text: html('Shop', '<div style="opacity:0">Hello</div><p style="position:absolute;left:-9999px">x') },
    'no visible content',
  ],
  '/no-content': [{ status: 204, text: '' }, 'without content'],
  '/forbidden': [{ status: 403, text: html('Access Denied', '<h1>Access Denied</h1>Reference #18.2d3') }, 'check for robots'],
  '/teapot': [{ status: 429, text: html('Slow', `<h1>Slow down</h1>${paragraph}`) }, 'status 429'],
  '/unavailable': [{ status: 503, text: html('Shop', '<h1>We will be back</h1>') }, 'status 503'],
  '/moment': [
    { text: html('Just a moment...', '<noscript>Enable it</noscript><div class="main-wrapper"><h1>shop.example</h1></div>') },
    'check for robots',
  ],
  '/cloudflare': [
    {
      text: html(
        'shop.example',
        '<div id="challenge-running"></div><h1>shop.example</h1><p>It needs to review the security of your connection.',
      ),
    },
    '(Cloudflare)',
  ],
  '/datadome': [
    {
      text: html(
        'shop.example',
        '<iframe src="/frame?https://geo.captcha-delivery.com/captcha/" width="300" height="200"></iframe>',
      ),
    },
    '(DataDome)',
  ],
  '/human': [{ text: html('shop.example', '<p>Press and hold</p><div id="px-captcha" style="height:80px"></div>') }, '(HUMAN)'],
  '/imperva': [
    { text: html('', '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9" width="100%" height="400"></iframe>') },
    '(Imperva)',
  ],
  '/aws': [{ text: html('', '<div id="challenge-container"></div><p>Wait') }, '(AWS WAF)'],
  '/anubis': [
    {
      text: html('Making sure you&#39;re not a bot!', '<script id="anubis_challenge" type="application/json">{}</script><p>Wait'),
    },
    '(Anubis)',
  ],
  '/captcha': [{ text: html('shop.example', `<p>Zur Sicherheit:</p>${frame('width:300px;height:80px')}`) }, 'check for robots'],
  '/firewall': [
    { text: html('Request Rejected', 'The requested URL was rejected. Your support ID is: 123') },
    'check for robots',
  ],
  '/members': [{ status: 302, location: '/account/login?next=/members', text: '' }, 'sign-in page'],
};

/** Pages that look alike and can be judged. */
const judgeable: Readonly<Record<string, Served>> = {
  '/contact': {
    text: html('Contact', `<form><input name="who"><textarea></textarea>${frame('width:300px;height:80px')}</form>`),
  },
  '/badge': { text: html('Tea', `<p>Tea</p><div class="grecaptcha-badge">${frame('width:256px;height:60px')}</div>`) },
  '/history': { text: html('Access denied: a history of doors', `<h1>Access denied</h1>${paragraph}`) },
  '/protected': { text: html('Tea', '<p>Tea</p><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>') },
  '/account/login': { text: html('Sign in', '<form><input type="password"></form>') },
  '/moved': { status: 302, location: '/home', text: '' },
  '/home': { text: html('Tea', '<form><input type="password"></form><p>Tea</p>') },
  '/picture': { text: html('', '<img src="/drawing" width="300" height="200">') },
  '/ground': { text: html('', '<div style="height:300px;background:url(/drawing)"></div>') },
  '/closed': {
    text: html(
      '',
      `<x-page style="display:block"></x-page><script>document.querySelector('x-page').attachShadow({ mode: 'closed' ` +
        `}).innerHTML = 'Hello'</script>`,
    ),
  },
  '/open': {
    text: html(
      '',
      `<div></div><script>document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<p>Hello'</script>`,
    ),
  },
  '/framed': { text: html('', '<iframe src="/home" width="300" height="200"></iframe>') },
  '/late': { text: html('', `<script>setTimeout(() => { document.body.textContent = 'Hello'; }, 3000)</script>`) },
  '/passed': {
    text: html('Just a moment...', `<h1>shop.example</h1><script>setTimeout(() => location.replace('/home'), 2000)</script>`),
  },
  '/xhtml': {
    type: 'application/xhtml+xml',
    text: '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>Hello</p></body></html>',
  },
  '/tampered': {
    text: html('Tea', `<p>Tea</p><script>Element.prototype.matches = document.querySelector = () => { throw 1; }</script>`),
  },
};

const server = serveInFile((request, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '');
  const {
    type = 'text/html',
    status = 200,
    text,
    location,
  } = unjudgeable[path]?.[0] ?? judgeable[path] ?? { status: 404, text: '' };
  response.writeHead(status, { 'Content-Type': type, ...(location !== undefined && { Location: location }) }).end(text);
});

const audit = (paths: readonly string[]) =>
  world.audit(
    paths.map((path) => ({ kind: 'url' as const, url: `http://127.0.0.1:${server.port}${path}` })),
    { journeys: ['first'], pageMs: 6000, concurrency: 4, timeoutMs: 60_000 },
  );

test('documents that are no pages, empty pages, error pages, walls and sign-in pages are undecided, each with its reason', async () => {
  const report = await audit(Object.keys(unjudgeable));
  expect(report.verdict).toBe('undecided');
  const found = report.pages.map(({ url, verdict, undecided }) => [new URL(url).pathname, verdict, undecided[0]?.reason]);
  expect(found).toEqual(
    Object.entries(unjudgeable).map(([path, [, reason]]) => [
      path,
      'undecided',
      expect.stringMatching(new RegExp(reason.replace(/[()]/g, '\\$&'))),
    ]),
  );
});

test('pages that resemble them keep their promises', async () => {
  const report = await audit(Object.keys(judgeable));
  const found = report.pages.map(({ url, verdict, undecided }) => [new URL(url).pathname, verdict, undecided[0]?.reason]);
  expect(found).toEqual(Object.keys(judgeable).map((path) => [path, 'keeps', undefined]));
});
