import type { Handler } from './handler.ts';

export type Match =
  | { readonly kind: 'found'; readonly handler: Handler; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' };

/** Finds the handler of a method and path. Paths are compared as written, `{id}` takes one part that is not empty. */
export function createMatcher(handlers: readonly Handler[]): (method: string, path: string) => Match {
  const fixed = new Map<string, Handler[]>();
  for (const handler of handlers) {
    const { path } = handler.endpoint;
    if (!path.includes('{')) fixed.set(path, [...(fixed.get(path) ?? []), handler]);
  }
  const patterns = handlers
    .filter(({ endpoint }) => endpoint.path.includes('{'))
    .map((handler) => ({ handler, pattern: patternOf(handler.endpoint.path) }));
  return (method, path) => {
    const atPath = fixed.get(path)?.map((handler) => ({ handler, params: {} })) ?? matching(patterns, path);
    if (atPath.length === 0) return { kind: 'unknown' };
    const found = atPath.find(({ handler }) => handler.endpoint.method === method);
    if (found) return { kind: 'found', ...found };
    return { kind: 'wrong-method', allowed: atPath.map(({ handler }) => handler.endpoint.method) };
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const matching = (patterns: readonly { handler: Handler; pattern: RegExp }[], path: string) =>
  patterns.flatMap(({ handler, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ handler, params: { ...match.groups } }] : [];
  });
