import { expect, test } from 'vitest';
import { readInputs } from '../../../cli/audit/inputs.ts';
import { readTargets } from '../../../cli/audit/targets/targets.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const count = 24;
const server = serveInFile((request, response) => {
  response.setHeader('Content-Type', 'text/html');
  if (request.url === '/sitemap.xml') {
    const places = Array.from({ length: count }, (_none, at) => `<url><loc>/p${at}</loc></url>`);
    return response.end(`<urlset>${places.join('')}</urlset>`);
  }
  const script = request.url === '/p13' ? `document.cookie = '_ga=GA1.1.118.170; max-age=63072000'` : '';
  return response.end(`<!doctype html><title>${request.url}</title><h1>Page</h1><script>${script}</script>`);
});

test('the 24 pages of a site map are audited in order, with the time left, and the page with a tracker’s cookie is found', async () => {
  const io = fakeIo();
  const { targets } = await readInputs([], { sitemap: `127.0.0.1:${server.port}/sitemap.xml` }, io);
  const progress: (readonly [path: string, at: number, total: number, leftMs: number | null])[] = [];
  const report = await world.audit(await readTargets(targets, io.cwd), {
    journeys: ['first'],
    pageMs: 2000,
    concurrency: 4,
    onPage: ({ path }, at, total, leftMs) => progress.push([path, at, total, leftMs]),
  });
  expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(Array.from({ length: count }, (_none, at) => `/p${at}`));
  const broken = report.pages.filter(({ findings }) => findings.length > 0).map(({ url }) => new URL(url).pathname);
  expect(broken).toEqual(['/p13']);
  expect(progress.map(([path, at, total]) => [path, at, total])).toEqual(
    Array.from({ length: count }, (_none, at) => [`/p${at}`, at + 1, count]),
  );
  expect(progress[0]?.[3]).toBeNull();
  expect(progress.at(-1)?.[3]).toBeGreaterThan(0);
}, 180_000);
