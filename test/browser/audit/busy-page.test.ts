// covers: cli/audit/visit/ cli/audit/visit/pace/ cli/audit/visit/watch/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const server = serveInFile((_request, response) => {
  response
    .setHeader('Content-Type', 'text/html')
    .end(`<title>Busy</title><a href="#" style="display: block; height: 300vh">Pots</a><script>
    addEventListener('scroll', () => { for (let steps = 0; steps < 3e8; steps++); });
    for (const type of ['mousemove', 'keydown']) addEventListener(type, () => { document.cookie = type + '=1; max-age=9999'; });
  </script>`);
});

test('a page that is busy while the visitor moves about and has no place for a click gets a move of the mouse and a key', async () => {
  const report = await world.audit([{ kind: 'url', url: `http://127.0.0.1:${server.port}/` }], {
    journeys: ['first'],
    pageMs: 2000,
  });
  const names = report.pages[0]?.journeys[0]?.cookies.map(({ name }) => name);
  expect(names?.sort()).toEqual(['keydown', 'mousemove']);
});
