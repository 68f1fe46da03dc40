/** `import … from 'ss-runtime/testing'`: the fake platform for tests, with sites that a test writes as text. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { type Platform, start } from './start.ts';
import { type TextSite, writeTextSite } from './text-site.ts';

export type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
export type { Platform } from './start.ts';
export type { TextPage, TextSite } from './text-site.ts';

export interface TestPlatformOptions {
  /** Sites by id: a site, or the HTML of its only page. */
  readonly sites?: Readonly<Record<string, string | TextSite>>;
  /** Further fixture site ids, folders and files of saved pages to serve. */
  readonly targets?: readonly string[];
  /** Fault rules that apply from the start and after each reset, such as `record-hit:status:500@1`. */
  readonly faults?: string;
  /** Seed of the faults' random choices; 1 by default. */
  readonly seed?: number;
}

/** Expected values of an entry; absent keys are not compared. */
export interface EntryFilter {
  readonly endpoint?: EndpointName;
  readonly site?: string;
  readonly valid?: boolean;
  readonly status?: number;
}

export interface TestPlatform extends Platform {
  /** Returns the address of a site's page; `path` is `/` by default. Throws an Error for a site that is not served. */
  pageUrl(site: string, path?: string): string;
  /**
   * Resolves with the first past or future entry that matches. Rejects when none arrives within `timeoutMs` (5000 by default).
   */
  waitForEntry(
    filter: EntryFilter | ((entry: JournalEntry) => boolean),
    options?: { readonly timeoutMs?: number },
  ): Promise<JournalEntry>;
  /** Replaces the fault rules; an empty text removes them. Rejects for invalid rules. */
  setFaults(rules: string, seed?: number): Promise<void>;
  /** Clears the journal and the platform's state, and restores the first fault rules. */
  reset(): Promise<void>;
}

/** Starts the fake platform on a free port. Close it when the test ends. Throws as `start` does. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { sites = {}, targets = [], faults, ...rest } = options;
  const folder = await mkdtemp(join(tmpdir(), 'ss-runtime-sites-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const written = await Promise.all(Object.entries(sites).map(([id, site]) => writeTextSite(folder, id, site)));
    const platform = await start({ ...rest, ...(faults !== undefined && { fault: faults }), targets: [...written, ...targets] });
    return testPlatform(platform, async () => {
      await platform.close();
      await removeFolder();
    });
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

const testPlatform = (platform: Platform, close: () => Promise<void>): TestPlatform => ({
  ...platform,
  close,
  pageUrl(id, path = '/') {
    const site = platform.sites.find((each) => each.id === id);
    if (site) return new URL(path, site.url).href;
    throw new Error(`No site is called ${id}; there are ${platform.sites.map((each) => each.id).join(', ') || 'none'}.`);
  },
  waitForEntry: (filter, options) => platform.journal.waitFor(typeof filter === 'function' ? filter : matching(filter), options),
  setFaults: (rules, seed) => control(platform, 'PUT', 'faults', { rules, seed }),
  reset: () => control(platform, 'POST', 'reset'),
});

const matching =
  (filter: EntryFilter) =>
  (entry: JournalEntry): boolean =>
    (['endpoint', 'site', 'valid', 'status'] as const).every((key) => filter[key] === undefined || filter[key] === entry[key]);

async function control(platform: Platform, method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(new URL(path, platform.control), { method, ...(body && { body: JSON.stringify(body) }) });
  const { error } = (await response.json()) as { error?: string };
  if (!response.ok) throw new Error(error ?? `The platform responded to ${method} ${path} with status ${response.status}.`);
}
