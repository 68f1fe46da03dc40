// covers: cli/audit/browser/ cli/audit/gathering/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

// The browser with its windows, which places tabs by other rules than the one without.
const world = auditWorld({ wholeBrowser: true });
const received = new Set<string | undefined>();
const server = serveInFile(({ url, headers }, response) => {
  if (url === '/') received.add(headers.cookie);
  const signedIn = `<script>document.cookie = 'seen=' + (localStorage.getItem('token')?.length ?? 'nothing')</script>`;
  response.setHeader('Content-Type', 'text/html').end(`<title>Pots</title><p>Pots${url === '/account' ? signedIn : ''}`);
});

test('a given cookie that the browser refuses is named once, and the others are sent', async () => {
  const notes: string[] = [];
  const cookie = (name: string, value: string) => ({ name, value, domain: null, lifetimeMs: 86_400_000 });
  const report = await world.audit([{ kind: 'url', url: `http://127.0.0.1:${server.port}/` }], {
    journeys: ['first', 'gpc'],
    pageMs: 1000,
    cookies: [cookie('sid', '1'), cookie('long', 'x'.repeat(5000))],
    notify: (note) => notes.push(note),
  });
  expect(report.summary).toMatchObject({ incomplete: 0 });
  expect([...received]).toEqual(['sid=1']);
  expect(notes).toEqual(['The browser refused the given cookie long: the pages are visited without it.']);
});

test('each visit finds the given localStorage before its first script; it is no finding, and one that is refused is named', async () => {
  const notes: string[] = [];
  const origin = `http://127.0.0.1:${server.port}`;
  const items = [{ name: 'token', value: '0b3f7a52-6f0e-4d6e-9a2b-1c5d8e9f0a1b' }];
  const report = await world.audit([{ kind: 'url', url: `${origin}/account` }], {
    journeys: ['first', 'gpc'],
    pageMs: 1000,
    storage: [
      { origin, items },
      { origin: 'https://other.example', items: [{ name: 'large', value: 'x'.repeat(6_000_000) }] },
    ],
    notify: (note) => notes.push(note),
  });
  const [page] = report.pages;
  const shapes = page?.journeys.map(({ cookies }) => cookies.find(({ name }) => name === 'seen')?.value);
  expect(shapes).toEqual(['00', '00']);
  expect(page?.findings.filter(({ ruleId }) => ruleId === 'storage-identifier')).toEqual([]);
  expect(notes).toEqual([
    'The browser refused the given localStorage of https://other.example: the pages are visited without it.',
  ]);
});
