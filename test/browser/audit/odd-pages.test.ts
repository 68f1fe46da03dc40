// covers: cli/audit/visit/ cli/audit/visit/pages/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

const page = (body: string) => `<!doctype html><title>Odd</title><p>Hello${body}`;
const script = (text: string) => page(`<script>${text}</script>`);
const ga = `document.cookie = '_ga=GA1.1.118.170; max-age=63072000'`;

/** Unusual pages; OWN and OTHER stand for the origins of two hosts. */
const pages: Readonly<Record<string, string>> = {
  '/frames': page('<iframe src="OTHER/middle"></iframe>'),
  '/middle': page('<iframe src="OWN/inmost"></iframe><iframe srcdoc="<iframe src=OWN/inmost></iframe>"></iframe>'),
  '/inmost': script(`document.cookie = '_ga=GA1.1.118.170; max-age=63072000; SameSite=None; Secure'`),
  '/document-write': script(
    `document.write('<script>${ga.replaceAll("'", '"')}<\\/script>'); setTimeout(() => { document.open(); ` +
      `document.write('<p>Another<script>document.cookie = "_gid=GA1.1.7.7; max-age=86400"<\\/script>'); document.close(); ` +
      '}, 3000);',
  ),
  '/trusted-types': page(
    `<script nonce="n">${ga}; try { document.body.innerHTML = '<b>x</b>'; } catch { localStorage.kept = 'yes'; }</script>`,
  ),
  '/reloads': script(
    'const n = Number(sessionStorage.n ?? 0); sessionStorage.n = n + 1; if (n < 3) setTimeout(() => location.reload(), ' +
      `300); else ${ga}`,
  ),
  '/all-by-worker': script(
    `navigator.serviceWorker.register('/worker.js'); navigator.serviceWorker.ready.then(() => { if ` +
      `(navigator.serviceWorker.controller) return fetch('/made-up').then((made) => made.text()).then((text) => { ` +
      `document.cookie = text; }); navigator.serviceWorker.addEventListener('controllerchange', () => ` +
      `fetch('/made-up').then((made) => made.text()).then((text) => { document.cookie = text; })); })`,
  ),
  // Each needs more real time than the rest of a visit.
  '/slow-workers': script(
    `navigator.serviceWorker.addEventListener('controllerchange', () => fetch('/made-up').then((made) => made.text()).then((text) => { document.cookie = text; }));
     new Worker('/asking.js').onmessage = ({ data }) => { document.cookie = data; navigator.serviceWorker.register('/slow-worker.js'); };`,
  ),
  '/refreshes': page('<meta http-equiv="refresh" content="20;url=/refreshed">'),
  '/refreshed': script(ga),
  // Browsers no longer accept these as cookies, so that nothing is stored.
  '/cookie-by-meta': page(`<meta http-equiv="Set-Cookie" content="_ga=GA1.1.118.170; max-age=63072000">`),
  '/huge-banner': page(
    `<div id="box" style="position:fixed;bottom:0;left:0;max-height:90vh;overflow:auto"><button id="yes">Yes</button><button id="no">No</button>${'<div><b>x</b></div>'.repeat(5000)}</div>
     <script>for (const id of ['yes', 'no']) document.getElementById(id).onclick = () => { document.getElementById('box').remove(); if (id === 'no') ${ga}; }</script>`,
  ),
  '/shadow-banner': script(
    `const host = document.createElement('cookie-box'); document.body.append(host); const root = host.attachShadow({ mode: 'open' });
     root.innerHTML = '<div style="position:fixed;bottom:0"><button id=yes>Yes</button><button id=no>No</button></div>';
     for (const id of ['yes', 'no']) root.getElementById(id).onclick = () => { host.remove(); if (id === 'no') ${ga}; }`,
  ),
};
const workerScript = `oninstall = () => skipWaiting(); onactivate = (event) => event.waitUntil(clients.claim());
  onfetch = (event) => event.respondWith(new Response('_ga=GA1.1.118.170; max-age=63072000'))`;
const slowMs = 700;
const scripts: Readonly<Record<string, string>> = {
  '/worker.js': workerScript,
  '/slow-worker.js':
    `${workerScript}; addEventListener('install', (event) => event.waitUntil(new Promise((resolve) => setTimeout(resolve, ` +
    `${slowMs}))))`,
  '/asking.js': `fetch('/slow-answer').then((answer) => answer.text()).then((text) => postMessage(text))`,
};

const server = serveInFile(({ url = '' }, response) => {
  const { port } = server;
  if (url in scripts) {
    response.setHeader('Content-Type', 'text/javascript');
    return setTimeout(() => response.end(scripts[url]), url === '/slow-worker.js' ? slowMs : 0);
  }
  if (url === '/slow-answer') return setTimeout(() => response.end('_gid=GA1.1.7.7; max-age=86400'), slowMs);
  if (url === '/trusted-types')
    response.setHeader(
      'Content-Security-Policy',
      "require-trusted-types-for 'script'; trusted-types 'none'; script-src 'nonce-n'",
    );
  const text = pages[url]
    ?.replaceAll('OWN', `http://own.localhost:${port}`)
    .replaceAll('OTHER', `http://other.localhost:${port}`);
  return response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(text);
});

async function found(paths: readonly string[], more: Parameters<typeof world.audit>[1]) {
  const { port } = server;
  const targets = paths.map((path) => ({ kind: 'url' as const, url: `http://own.localhost:${port}${path}` }));
  const report = await world.audit(targets, more);
  expect(report.summary.incomplete).toBe(0);
  return Object.fromEntries(
    report.pages.map(({ url, findings }) => [
      new URL(url).pathname,
      findings.map(
        ({ ruleId, evidence }) => `${ruleId} ${(evidence as { subject: string }).subject.replace('own.localhost ', '')}`,
      ),
    ]),
  );
}

test(
  'cookies of nested frames and of rewritten, reloading, refreshing and (slow) worker-made pages are found; a meta element ' +
    'sets no cookie',
  async () => {
    const early = ['cookie-before-consent _ga'];
    const expected = {
      '/frames': early,
      '/document-write': [...early, 'cookie-before-consent _gid'],
      '/trusted-types': early,
      '/reloads': early,
      '/all-by-worker': [...early, expect.stringMatching(/^storage-identifier serviceWorker /)],
      '/slow-workers': ['cookie-before-consent _gid', ...early, expect.stringMatching(/^storage-identifier serviceWorker /)],
      '/refreshes': early,
      '/cookie-by-meta': [],
    };
    expect(await found(Object.keys(expected), { journeys: ['first'] })).toEqual(expected);
  },
);

test(
  'a banner of 10,000 nodes and one in a shadow root are answered by their selectors, and a cookie that is set after the ' +
    'decline is found',
  async () => {
    const journeys = ['declined'] as const;
    const late = ['cookie-after-decline _ga', 'banner-fairness banner way back'];
    const of = (accept: string, decline: string) => ({ journeys, banner: { root: null, text: null, accept, decline } });
    const huge = await found(['/huge-banner'], of('#yes', '#no'));
    const shadow = await found(['/shadow-banner'], of('cookie-box >>> #yes', 'cookie-box >>> #no'));
    expect([huge, shadow]).toEqual([{ '/huge-banner': late }, { '/shadow-banner': late }]);
  },
);
