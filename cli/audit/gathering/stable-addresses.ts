import type { PageArtifacts } from '../artifacts/artifacts.ts';

/**
 * Returns a function that removes the ports of the fake platforms from every address in a page's artifacts, because they differ
 * in each run.
 */
export function stableAddresses(ports: readonly number[]): (page: PageArtifacts) => PageArtifacts {
  if (ports.length === 0) return (page) => page;
  const pattern = new RegExp(`(localhost|127\\.0\\.0\\.1)(:|%3A)(${ports.join('|')})(?!\\d)`, 'gi');
  const stable = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, '$1');
    if (Array.isArray(value)) return value.map(stable);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'jpeg' ? inner : stable(inner)]));
  };
  return (page) => stable(page) as PageArtifacts;
}
