// covers: cli/audit/visit/ fake-server/common/observer/
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { AuditReport } from '../../../cli/audit/report/document.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

// What a page sends as it is left needs a browser with windows.
const world = auditWorld({ wholeBrowser: true });

/** Ways to send an identifier to another site that are in no request as DevTools reports it, each to a host of its own. */
const ways: Readonly<Record<string, string>> = {
  'socket-address': `new WebSocket(to('socket-address', 'ws') + id)`,
  'socket-frame': `const socket = new WebSocket(to('socket-frame', 'ws')); socket.onopen = () => socket.send(id)`,
  'fetch-later': `fetchLater(to('fetch-later') + id)`,
  'kept-request': `onpagehide = () => fetch(new Request(to('kept-request') + id, { keepalive: true, mode: 'no-cors' }))`,
  'blob-beacon': `onpagehide = () => navigator.sendBeacon(to('blob-beacon'), new Blob([id]))`,
  'form-beacon': `onpagehide = () => { const form = new FormData(); form.append('a', id); navigator.sendBeacon(to('form-beacon'), form); }`,
  'bytes-beacon': `onpagehide = () => navigator.sendBeacon(to('bytes-beacon'), new TextEncoder().encode(id))`,
  'last-pixel': `onpagehide = () => { new Image().src = to('last-pixel') + id; }`,
  'last-fetch': `onpagehide = () => fetch(to('last-fetch') + id, { mode: 'no-cors' })`,
};
const served = serveInFile((request, response) => {
  const name = (request.url ?? '').slice(1);
  response.writeHead(name in ways ? 200 : 404, { 'Content-Type': 'text/html' });
  // Each visitor has a random identifier, which nothing stores.
  response.end(`<!doctype html><title>Sends</title><p>Hello<script>
    const id = crypto.randomUUID();
    const to = (name, scheme = 'http') => scheme + '://' + name + '.localhost:' + location.port + '/collect?v=';
    ${ways[name] ?? ''}
  </script>`);
}, acceptSocket);

function acceptSocket(request: IncomingMessage, socket: Duplex): void {
  const key = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  );
  socket.on('error', () => undefined);
}

let report: AuditReport;
beforeAll(async () => {
  const targets = Object.keys(ways).map((name) => ({ kind: 'url' as const, url: `http://127.0.0.1:${served.port}/${name}` }));
  report = await world.audit(targets, { journeys: ['first', 'gpc'], pageMs: 5000, concurrency: 3 });
}, 240_000);

test('an identifier that leaves by a socket, a beacon of bytes, or as the page is left is sent to another site', () => {
  const found = report.pages.map(({ url, findings }) => [
    new URL(url).pathname.slice(1),
    findings
      .filter(({ ruleId }) => ruleId === 'third-party-tracking')
      .map(({ severity, evidence }) => `${severity} ${(evidence as { subject: string }).subject}`),
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.keys(ways).map((name) => [name, [`error host ${name}.localhost`]])),
  );
});
