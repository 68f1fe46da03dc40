import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDuplicates } from '../../../fake-server/duplicates.ts';
import { bundle } from '../../helpers/bundle.ts';

/** A site whose every page sends events by our sender, and a platform that takes them unless it is told to fail. */
export interface Sink {
  readonly url: string;
  /** What is answered to events; `hang` is no answer at all. */
  answer: number | 'hang';
  /** Names of the events that were taken; one that comes again under its id is not among them. */
  readonly taken: readonly string[];
  /** Settles when so many events were taken. */
  until(count: number): Promise<void>;
  reset(): void;
  close(): Promise<void>;
}

/** What the page's script does: `send(names)` sends events of these names. */
const script = `
import { createClock } from './runtime/lib/clock.ts';
import { createDelivery } from './runtime/lib/delivery/delivery.ts';
import { createStorage } from './runtime/lib/storage.ts';

const row = { path: '/api/events/RecordEvent', encoding: 'form', crumb: 'field' };
window.sender = createDelivery(window, {
  clock: createClock(window, console.error),
  storage: createStorage(window),
  mayStore: () => true,
  crumb: () => 'CRUMB',
});
window.send = (...names) => Promise.all(names.map((name) => window.sender.send({ kind: 'tracking', row, payload: { name } })));
`;

export async function startSink(): Promise<Sink> {
  const html = `<!doctype html><title>Page</title><link rel="icon" href="data:,"><script>${await bundle(script)}</script>`;
  const duplicates = createDuplicates();
  const watchers = new Set<() => void>();
  let taken: string[] = [];
  const take = (id: string, name: string) => {
    if (!duplicates.isSeen('record-event', id)) taken.push(name);
    duplicates.remember('record-event', id);
    for (const look of watchers) look();
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sink.test');
    if (!pathname.startsWith('/api/')) {
      response.setHeader('Content-Type', 'text/html').end(html);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (sink.answer === 'hang') return;
      const name = new URLSearchParams(Buffer.concat(parts).toString()).get('name') ?? '';
      if (sink.answer === 200) take(searchParams.get('eid') ?? '', name);
      response.writeHead(sink.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: Sink = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    answer: 200,
    get taken() {
      return taken;
    },
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (taken.length < count) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    reset() {
      sink.answer = 200;
      taken = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return sink;
}
