/** `import … from 'ss-runtime/testing'`: the fake platform for tests, with sites that a test writes as text. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { CliError } from '../errors.ts';
import { type FaultProblem, FaultSyntaxError } from '../platform-errors.ts';
import { checkContext } from './check-context.ts';
import { type Platform, pageUrl, start } from './start.ts';
import { type TextSite, writeTextSite } from './text-site.ts';

export type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
export type { JournalReader as Journal } from '../../fake-server/journal/journal-reader.ts';
export { CliError } from '../errors.ts';
export { FaultSyntaxError, PortTakenError, TargetError } from '../platform-errors.ts';
export type { Platform } from './start.ts';
export type { TextPage, TextSite } from './text-site.ts';

/** Options of `startTestPlatform`. */
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
  /** Name of the call, such as `record-hit`; `ss-runtime endpoints` lists them. */
  readonly endpoint?: EndpointName;
  /** Id of the called site. */
  readonly site?: string;
  /** Whether the request is as the contract says. */
  readonly valid?: boolean;
  /** Status of the response. */
  readonly status?: number;
}

/** A journal, state and faults of one test. */
export interface TestSession {
  /**
   * Resolves with the first past or future entry that matches. Rejects when none arrives within `timeoutMs` (5000 by default).
   */
  waitForEntry(
    filter: EntryFilter | ((entry: JournalEntry) => boolean),
    options?: { readonly timeoutMs?: number },
  ): Promise<JournalEntry>;
  /** The requests so far. */
  readonly journal: Platform['journal'];
  /** Replaces the fault rules; an empty text removes them. Rejects with a FaultSyntaxError for rules that cannot be read. */
  setFaults(rules: string, seed?: number): Promise<void>;
  /** Clears the journal and the platform's state, and restores the first fault rules. */
  reset(): Promise<void>;
}

/** A session of its own on a shared platform. Other sessions do not see its calls, its state and its faults. */
export interface NamedTestSession extends TestSession {
  /** Value of the header `X-SS-Session`. */
  readonly name: string;
  /** The headers that put a request into the session, such as for Puppeteer's `page.setExtraHTTPHeaders`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A running fake platform, with a session for tests that share nothing else. */
export interface TestPlatform extends Omit<Platform, 'session'>, TestSession {
  /** Returns the address of a site's page; `path` is `/` by default. Throws a TargetError for a site that is not served. */
  pageUrl(site: string, path?: string): string;
  /** Returns a session; without a name a new one. Throws a RangeError for a name that is not 1 to 64 letters, digits, `-`, `_` or `.`. */
  session(name?: string): NamedTestSession;
}

/** Starts the fake platform on a free port. Close it when the test ends. Throws as `start` does. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  checkContext('startTestPlatform()', options);
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
  ...testSession(platform, () => platform.journal, {}),
  journal: platform.journal,
  close,
  pageUrl: (site, path) => pageUrl(platform, site, path),
  session(name = randomUUID()) {
    platform.session(name);
    const headers = { 'X-SS-Session': name };
    return {
      name,
      headers,
      ...testSession(platform, () => platform.session(name).journal, headers),
      // A session that was ended has a new journal.
      get journal() {
        return platform.session(name).journal;
      },
    };
  },
});

const testSession = (
  platform: Platform,
  journal: () => Platform['journal'],
  headers: Readonly<Record<string, string>>,
): Omit<TestSession, 'journal'> => ({
  waitForEntry: (filter, options) => journal().waitFor(typeof filter === 'function' ? filter : matching(filter), options),
  setFaults: (rules, seed) => control(platform, 'PUT', 'faults', { headers, body: { rules, seed } }),
  reset: () => control(platform, 'POST', 'reset', { headers }),
});

const matching =
  (filter: EntryFilter) =>
  (entry: JournalEntry): boolean =>
    (['endpoint', 'site', 'valid', 'status'] as const).every((key) => filter[key] === undefined || filter[key] === entry[key]);

interface ControlCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function control(platform: Platform, method: string, path: string, { headers, body }: ControlCall): Promise<void> {
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(new URL(path, platform.controlForTools), request);
  const { error, problem, choices } = (await response.json()) as Partial<FaultProblem> & { error?: string };
  if (response.ok) return;
  const message = error ?? `The platform responded to ${method} ${path} with status ${response.status}.`;
  throw problem && choices ? new FaultSyntaxError(message, { problem, choices }) : new CliError(message, 'usage');
}
