import type { BrowserContext } from 'puppeteer';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import type { ServedPlatform } from '../../../fake-server/start.ts';

/**
 * Makes the journal hide the calls that a visitor of an earlier test sends while the pages are left: they arrive during the next
 * test. Returns a function that notes the end of a visitor's test; visitors are known by their crumbs.
 */
export function hideLateCalls({ journal }: ServedPlatform): (context: BrowserContext) => Promise<void> {
  /** The last number of the journal at the end of the visitor's test, by crumb. */
  const lastSeqs = new Map<string, number>();
  const isShown = ({ seq, headers }: JournalEntry): boolean => {
    const crumb = /(?:^|; )crumb=([^;]*)/.exec(headers.cookie ?? '')?.[1];
    return crumb === undefined || seq <= (lastSeqs.get(crumb) ?? Number.POSITIVE_INFINITY);
  };
  const entries = journal.entries.bind(journal);
  const waitFor = journal.waitFor.bind(journal);
  journal.entries = (filter) => entries(filter).filter(isShown);
  journal.waitFor = (predicate, options) => waitFor((entry) => isShown(entry) && predicate(entry), options);
  return async (context) => {
    // A context that the test has closed has no cookies.
    const cookies = await context.cookies().catch(() => []);
    for (const { name, value } of cookies) if (name === 'crumb') lastSeqs.set(value, journal.lastSeq);
  };
}
