import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

/** Documents and scripts by path; OTHER stands for another host's origin. Each script sends what it reads from `navigator`. */
const report = (name: string) => `fetch('/${name}?gpc=' + navigator.globalPrivacyControl);`;
const html: Readonly<Record<string, string>> = {
  '/': `<!doctype html><title>Own</title><iframe src="/frame"></iframe><iframe src="OTHER/frame"></iframe>
    <iframe srcdoc="<script>fetch('/srcdoc?gpc=' + navigator.globalPrivacyControl)</script>"></iframe><script>${report('page')}
    new Worker('/worker.js'); new SharedWorker('/shared.js'); navigator.serviceWorker.register('/service.js');
    fetch('OTHER/cross'); new Image().src = 'OTHER/leads-away'; navigator.sendBeacon('OTHER/beacon', 'x');
    const getter = Object.getOwnPropertyDescriptor(Navigator.prototype, 'globalPrivacyControl').get;
    fetch('/native?' + /\\[native code\\]/.test(Function.prototype.toString.call(getter)) + Object.keys(navigator).length);
  </script>`,
  '/frame': `<script>${report('from-frame')}</script>`,
};
const scripts: Readonly<Record<string, string>> = {
  '/worker.js': report('worker'),
  '/shared.js': report('shared'),
  '/service.js': report('service'),
};
const seen = new Map<string, string[]>();
const preflights: string[] = [];
const server = serveInFile(({ url = '', headers, method }, response) => {
  const host = headers.host?.split('.')[0] ?? '';
  const other = `http://other.localhost:${server.port}`;
  if (method === 'OPTIONS') preflights.push(url);
  seen.set(`${host} ${url}`, [...(seen.get(`${host} ${url}`) ?? []), String(headers['sec-gpc'])]);
  response.setHeader('access-control-allow-origin', '*');
  if (url === '/leads-away') return response.writeHead(302, { location: '/led-away' }).end();
  response.setHeader('content-type', url in scripts ? 'text/javascript' : 'text/html');
  return response.end((html[url] ?? scripts[url] ?? 'x').replaceAll('OTHER', other));
});

const visitIn = async (journey: 'gpc' | 'first', headers = {}) => {
  seen.clear();
  preflights.length = 0;
  const url = `http://own.localhost:${server.port}/`;
  const { summary } = await world.audit([{ kind: 'url', url }], { journeys: [journey], pageMs: 2000, headers });
  expect(summary).toMatchObject({ incomplete: 0 });
  return [...seen].map(([key, values]) => `${key} ${[...new Set(values)].join()}`).sort();
};

const paths = [
  'other /beacon',
  'other /cross',
  'other /frame',
  'other /from-frame?gpc=VALUE',
  'other /leads-away',
  'other /led-away',
  'own /',
  'own /frame',
  'own /from-frame?gpc=VALUE',
  'own /native?true0',
  'own /page?gpc=VALUE',
  'own /service?gpc=VALUE',
  'own /shared.js',
  'own /shared?gpc=VALUE',
  'own /srcdoc?gpc=VALUE',
  'own /worker.js',
  'own /worker?gpc=VALUE',
];

test('in the journey gpc, every request of page, frames and workers has Sec-GPC: 1, and their scripts read true', async () => {
  const found = await visitIn('gpc');
  expect(found).toEqual(expect.arrayContaining(paths.map((path) => `${path.replace('VALUE', 'true')} 1`)));
  // The browser process fetches the file of a service worker, without the headers of any page.
  expect(found.filter((key) => !key.endsWith(' 1'))).toEqual(['own /service.js undefined']);
  expect(preflights).toEqual([]);
});

test('the signal goes out with headers of one’s own, and not in other journeys', async () => {
  expect(await visitIn('gpc', { 'X-Own': '1' })).toEqual(expect.arrayContaining(['own / 1', 'own /page?gpc=true 1']));
  const found = await visitIn('first');
  expect(found.filter((key) => !key.endsWith(' undefined'))).toEqual([]);
  expect(found).toContain('own /page?gpc=undefined undefined');
});
