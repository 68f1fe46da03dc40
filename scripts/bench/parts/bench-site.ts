import type { Site } from '../../../fake-server/start.ts';
import { contextScript, publishedContext } from '../published/context.ts';

interface BenchPages {
  /** HTML of the pages by path, each from the address of the boot script. */
  readonly pages: Readonly<Record<string, (boot: string) => string>>;
  /** Returns the file at another path; null for a path without a file. */
  readonly fileAt?: (path: string) => string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a site in memory, whose pages are written by the bench. */
export function benchSite(id: string, { pages, fileAt = () => null, headers = {} }: BenchPages): Site {
  return {
    id,
    title: id,
    source: 'a bench',
    pages: async () => Object.keys(pages),
    async resolve(path, { boot }) {
      const html = pages[decodeURI(path)]?.(boot);
      if (html !== undefined) {
        const typed = { 'Content-Type': 'text/html; charset=utf-8', ...headers };
        return { kind: 'page', page: { status: 200, headers: typed, html: Buffer.from(html) } };
      }
      const file = fileAt(path);
      return file === null ? null : { kind: 'file', path: file };
    },
    notFound: async () => null,
    warnings: async () => [],
  };
}

/** The head's scripts of a published page: its context, with other values for some of its keys, and the boot script. */
export const runtimeTag = (boot: string, changes: object = {}): string =>
  `${contextScript({ ...publishedContext(), ...changes })}<script src="${boot}"></script>`;
