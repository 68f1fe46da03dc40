import type { IncomingMessage } from 'node:http';

/**
 * Gives a request with an absolute target, `GET http://clean.localhost/ HTTP/1.1`, the path as its target and the host of the
 * target in place of its Host header: RFC 9112, section 3.2.2.
 */
export function useTargetHost(request: IncomingMessage): void {
  const [, host, rest = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns a request's path and query without decoding them. Of an absolute target the part after the host is used. */
export function splitTarget(url: string | undefined): { path: string; queryText: string } {
  const target = url?.startsWith('/') ? url : (url ?? '').replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, queryText: '' } : { path: target.slice(0, mark), queryText: target.slice(mark + 1) };
}

/** Returns whether a path is this one, or below it. */
export const isAt = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
