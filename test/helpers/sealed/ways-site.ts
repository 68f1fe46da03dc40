import type { Site } from '../../../fake-server/start.ts';
import type { Ways } from '../../browser/sealed/way.ts';
import { type TestPage, testSite } from '../platform/test-site.ts';
import { type Outside, pathOf } from './outside.ts';

/** Returns the site `sealed` with a page for each way, at its name, and their files. */
export function waysSite(ways: Ways, { fill }: Outside): Site {
  const page = (body: string): TestPage => ({ context: null, platformCss: false, body });
  const pages = Object.entries(ways).map(([name, { markup, headers }]): [string, TestPage] => [
    pathOf(name),
    { ...page(fill(markup, name)), ...(headers && { headers }) },
  ]);
  const files = new Map(
    Object.entries(ways).flatMap(([name, { files: own = {} }]) =>
      Object.entries(own).map(([path, [contentType, content]]) => [
        path,
        { kind: 'content', contentType, bytes: Buffer.from(fill(content, name)) } as const,
      ]),
    ),
  );
  const site = testSite('sealed', { '/home': page('home'), ...Object.fromEntries(pages) });
  return { ...site, isSaved: true, resolve: async (path, origins) => files.get(path) ?? site.resolve(path, origins) };
}
