import { packageVersion } from '../root.ts';

/** Returns what the log of a HAR 1.2 document has before its entries: http://www.softwareishard.com/blog/har-12-spec/. */
export const harHead = <Page extends object>(pages: Page[] = []) => ({
  version: '1.2',
  creator: { name: 'ss-runtime', version: packageVersion },
  pages,
});

/** Texts before the entries of a document that is written entry by entry, between them and after them. */
export const harFrame = {
  start: () => `${JSON.stringify({ log: { ...harHead(), entries: [] } }).slice(0, -']}}'.length)}`,
  separator: ',',
  end: ']}}',
};
