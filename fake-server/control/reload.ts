import type { RequestHandler } from 'express';
import express from 'express';

/** Reloads open pages when a source changes (`serve --watch`). */
export interface Reloader {
  /** Calls of pages, at `/__ss-reload`. */
  readonly routes: RequestHandler;
  /** Added to the end of a page. */
  readonly tag: string;
  /** Reloads every open page. */
  notify(): void;
}

const script = `new EventSource('/__ss-reload').onmessage = function () { location.reload(); };\n`;

export function createReloader(): Reloader {
  const pages = new Set<express.Response>();
  const routes = express.Router({ caseSensitive: true });
  routes.get('/__ss-reload/reload.js', (_request, response) => {
    response.type('text/javascript').send(script);
  });
  routes.get('/__ss-reload', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    response.write('retry: 500\n\n');
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  return {
    routes,
    tag: '<script src="/__ss-reload/reload.js"></script>',
    notify() {
      // A page that does not read has reloads waiting.
      for (const page of pages) if (!page.writableNeedDrain) page.write('data: reload\n\n');
    },
  };
}
