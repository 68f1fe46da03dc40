/** A request's target in its two halves, as written; of an absolute target only what follows the host counts. */
export function splitTarget(url: string | undefined): { path: string; queryText: string } {
  const target = (url ?? '/').replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, queryText: '' } : { path: target.slice(0, mark), queryText: target.slice(mark + 1) };
}
