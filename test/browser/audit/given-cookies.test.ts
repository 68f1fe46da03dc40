// covers: cli/audit/browser/ cli/audit/gathering/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const received = new Set<string | undefined>();
const server = serveInFile(({ url, headers }, response) => {
  if (url === '/') received.add(headers.cookie);
  response.setHeader('Content-Type', 'text/html').end('<title>Pots</title><p>Pots');
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
