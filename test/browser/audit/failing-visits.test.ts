// covers: cli/audit/visit/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const tracker = `<script>document.cookie = '_ga=GA1.1.118.170; max-age=63072000'</script>`;
const endlessAlert = '<script>for (;;) alert(1)</script>';
const pages: Readonly<Record<string, string>> = {
  '/alert': tracker + endlessAlert,
  '/alert/right': endlessAlert,
  // Its response never ends, as a large one of a slow server.
  '/endless': tracker,
  '/busy': `${tracker}<p>Hello<script>
    const work = (ms) => { for (const from = performance.now(); performance.now() < from + ms; ); setTimeout(work, 1, 900); };
    addEventListener('load', () => work(100));
  </script>`,
};
const server = serveInFile(({ url = '' }, response) => {
  response.writeHead(url in pages ? 200 : 404, { 'Content-Type': 'text/html' });
  response.write(`<!doctype html><title>Fails</title>${pages[url] ?? ''}`);
  if (url !== '/endless') response.end();
});

test('what a visit saw before it failed counts: a cookie of the first line breaks, its twin is undecided, and both say what was ' +
  'missing', async () => {
  const targets = Object.keys(pages).map((path) => ({ kind: 'url' as const, url: `http://127.0.0.1:${server.port}${path}` }));
  const report = await world.audit(targets, { journeys: ['first'], timeoutMs: 12_000, concurrency: 2 });
  const seen = report.pages.map(({ url, verdict, findings, journeys, undecided }) => {
    const found = findings.map(({ evidence }) => (evidence as { subject: string }).subject);
    return [new URL(url).pathname, [verdict, found, journeys.length, ...undecided.map(({ reason }) => reason)]];
  });
  const missing = expect.stringMatching(/12000 ms \(--timeout\)|one of its scripts does not end/);
  const broken = ['breaks', ['127.0.0.1 _ga'], 1, missing];
  expect(Object.fromEntries(seen)).toEqual({
    '/alert': broken,
    '/alert/right': ['undecided', [], 1, missing],
    '/endless': broken,
    '/busy': broken,
  });
  expect(report.summary).toMatchObject({ incomplete: 4, errors: 3 });
}, 180_000);
