/** Returns a request's path and query without decoding them. Of an absolute target the part after the host is used. */
export function splitTarget(url: string | undefined): { path: string; queryText: string } {
  const target = url?.startsWith('/') ? url : (url ?? '').replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, queryText: '' } : { path: target.slice(0, mark), queryText: target.slice(mark + 1) };
}

/** Returns whether a path is this one, or below it. */
export const isAt = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
