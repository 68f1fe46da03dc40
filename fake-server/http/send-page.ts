import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends an HTML page that caches do not store. A HEAD request gets the headers alone. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: { status: number; headers?: Readonly<Record<string, string>>; html: Buffer | string },
): void {
  const html = typeof page.html === 'string' ? Buffer.from(page.html) : page.html;
  response.statusCode = page.status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(page.headers ?? {})) {
    // The browser enforces both policies, the page's and the server's, and stores the cookies of both.
    if (/^(?:content-security-policy|set-cookie)$/i.test(name)) response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.setHeader('Content-Length', html.length);
  response.end(request.method === 'HEAD' ? undefined : html);
}
