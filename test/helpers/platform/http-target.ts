import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a test's server received it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A small web server for tests, which records requests and sends the given responses. */
export interface HttpTarget {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

type Responder = (request: Received, response: ServerResponse, index: number) => void;

const ok: Responder = (_request, response) => void response.end('{}');

/**
 * Starts a target. Requests under `/__ss/` are not recorded: `control` responds to them, or they get 404, as without a journal.
 * The port is a free one unless it is given.
 */
export async function startHttpTarget(respond: Responder = ok, control?: Responder, atPort = 0): Promise<HttpTarget> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '' } = request;
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const one = { method, url, headers, body };
      if (url.startsWith('/__ss/')) {
        if (control) control(one, response, received.length);
        else response.writeHead(404).end();
        return;
      }
      received.push(one);
      respond(one, response, received.length);
    });
  });
  server.listen(atPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a target with a journal like the platform's: `entriesFor` returns the entries of a request. */
export async function startJournalTarget(
  respond: Responder = ok,
  entriesFor: (request: Received, index: number) => readonly object[] = (request) => [{ headers: request.headers }],
): Promise<HttpTarget> {
  const entries: object[] = [];
  const addEntries: Responder = (request, response, index) => {
    for (const entry of entriesFor(request, index)) entries.push({ seq: entries.length + 1, ...entry });
    respond(request, response, index);
  };
  return startHttpTarget(addEntries, ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const since = Number(searchParams.get('since') ?? 0);
    const page = entries.slice(since, since + Number(searchParams.get('limit') ?? 1000));
    const responses: Record<string, object> = {
      '/__ss/health': { status: 'ok', version: '0' },
      '/__ss/journal': { entries: page, next: since + page.length },
    };
    response.end(JSON.stringify(responses[pathname] ?? {}));
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
