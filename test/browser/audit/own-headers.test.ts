import { expect, test } from 'vitest';
import { harReport } from '../../../cli/audit/report/har.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

/** Documents and scripts by path; OTHER, API and OWN stand for the origins of three hosts. */
const html: Readonly<Record<string, string>> = {
  '/': `<!doctype html><title>Own</title><iframe src="/own-frame"></iframe><iframe src="OTHER/other-frame"></iframe><script>
    new Worker('/worker.js'); new SharedWorker('/shared.js'); navigator.serviceWorker.register('/service.js');
    fetch('/own'); fetch('OTHER/other'); fetch('API/api'); fetch('/leads-away'); new Image().src = '/picture-leads-away';
    navigator.sendBeacon('/own-beacon', 'x'); navigator.sendBeacon('OTHER/other-beacon', 'x');
    const form = document.createElement('iframe'); form.src = '/frame-leads-away'; document.body.append(form);
  </script>`,
  '/own-frame': `<script>fetch('/own-from-frame')</script>`,
  '/other-frame': `<iframe src="OWN/own-within-other"></iframe><script>fetch('OWN/own-from-other'); fetch('/other-from-other')</script>`,
  '/own-within-other': `<script>fetch('/own-from-within')</script>`,
};
const scripts: Readonly<Record<string, string>> = {
  '/worker.js': `fetch('/own-from-worker'); fetch('OTHER/other-from-worker')`,
  '/shared.js': `fetch('/own-from-shared'); fetch('OTHER/other-from-shared')`,
  '/service.js': `fetch('/own-from-service'); fetch('OTHER/other-from-service')`,
};
const seen = new Map<string, Set<string>>();
const server = serveInFile(({ url = '', headers, method }, response) => {
  const host = headers.host?.split('.')[0] ?? '';
  const key = `${host} ${url}`;
  const { port } = server;
  const origin = (name: string) => `http://${name}.localhost:${port}`;
  if (method !== 'OPTIONS') {
    const carried = [headers['x-secret'], headers.authorization].filter(Boolean).join();
    seen.set(key, (seen.get(key) ?? new Set()).add(carried));
  }
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*, authorization');
  if (url.includes('leads-away')) return response.writeHead(302, { location: `${origin('other')}${url}-there` }).end();
  const text = html[url] ?? scripts[url] ?? 'x';
  response.setHeader('content-type', url in scripts ? 'text/javascript' : 'text/html');
  return response.end(
    text.replaceAll('OTHER', origin('other')).replaceAll('API', origin('api')).replaceAll('OWN', origin('own')),
  );
});

test(
  'a custom header is sent to the page’s own and the listed origins from all frames and workers, and to no other origin, ' +
    'redirects included',
  async () => {
    const { port } = server;
    const report = await world.audit([{ kind: 'url', url: `http://own.localhost:${port}/` }], {
      journeys: ['first'],
      pageMs: 2000,
      headers: { 'X-Secret': 'S', Authorization: 'Bearer T' },
      headerOrigins: [`http://api.localhost:${port}`],
      keepSecrets: true,
    });
    // Values of these headers are the user’s: they are in no artifact, also with --keep-secrets.
    const sent = harReport(report).log.entries.flatMap(({ request }) => request.headers);
    expect(new Set(sent.flatMap(({ name, value }) => (name === 'X-Secret' ? value : [])))).toEqual(new Set(['***']));
    expect(JSON.stringify(sent)).not.toContain('Bearer');
    expect(report.summary).toMatchObject({ incomplete: 0 });
    const carrying = [...seen].filter(([, carried]) => carried.has('S,Bearer T')).map(([key]) => key);
    const bare = [...seen].filter(([, carried]) => carried.has('')).map(([key]) => key);
    expect(carrying.filter((key) => key.startsWith('other '))).toEqual([]);
    expect(bare.filter((key) => !key.startsWith('other '))).toEqual([]);
    expect(carrying).toEqual(
      expect.arrayContaining([
        'own /',
        'own /own-frame',
        'own /own-from-frame',
        'own /own-within-other',
        'own /own-from-within',
        'own /own-from-other',
        'own /own-from-worker',
        'own /own-from-shared',
        'own /own-from-service',
        'own /service.js',
        'own /own-beacon',
        'own /leads-away',
        'api /api',
      ]),
    );
    expect(bare).toEqual(
      expect.arrayContaining([
        'other /other',
        'other /other-frame',
        'other /other-from-other',
        'other /other-from-worker',
        'other /other-from-shared',
        'other /leads-away-there',
        'other /picture-leads-away-there',
        'other /frame-leads-away-there',
        'other /other-beacon',
      ]),
    );
  },
);
