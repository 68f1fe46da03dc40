/**
 * `import … from 'ss-runtime/testing'`: the fake platform for tests, with sites that a test writes as text, on a port of its own
 * or in another server.
 */
import { randomUUID } from 'node:crypto';
import { CliError, FaultSyntaxError } from '../../fake-server/common/errors.ts';
import type { FaultChoices } from '../../fake-server/common/fault-status.ts';
import { checkContext } from './check-context.ts';
import { type Platform, pageUrl, start } from './start.ts';
import { matching, type TestSession } from './test-session.ts';
import { type TextSite, writeTextSites } from './text-site.ts';

export { CliError, FaultSyntaxError, PortTakenError, TargetError } from '../../fake-server/common/errors.ts';
export type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
export type { JournalReader as Journal } from '../../fake-server/journal/journal-reader.ts';
export { type PlatformRouter, type PlatformRouterOptions, platformRouter } from './platform-router.ts';
export type { Platform } from './start.ts';
export type { EntryFilter, TestSession } from './test-session.ts';
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
  /**
   * Returns a session; without a name a new one. Throws a RangeError for a name that is not 1 to 64 letters, digits, `-`, `_` or
   * `.`.
   */
  session(name?: string): NamedTestSession;
}

/** Starts the fake platform on a free port. Close it when the test ends. Throws as `start` does. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  checkContext('startTestPlatform()', options);
  const { sites = {}, targets = [], faults, ...rest } = options;
  const folder = await writeTextSites(sites);
  try {
    const platform = await start({
      ...rest,
      ...(faults !== undefined && { fault: faults }),
      targets: [...folder.targets, ...targets],
    });
    return testPlatform(platform, async () => {
      await platform.close();
      await folder.remove();
    });
  } catch (error) {
    await folder.remove();
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
  waitForEntry: (filter, options) => journal().waitFor(matching(filter), options),
  setFaults: (rules, seed) => control(platform, 'PUT', 'faults', { headers, body: { rules, seed } }),
  reset: () => control(platform, 'POST', 'reset', { headers }),
});

interface ControlCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The response of the control surface to a wrong request. `problem` and `choices` are those of fault rules. */
interface ControlFailure {
  readonly error?: string;
  readonly problem?: string;
  readonly choices?: readonly FaultChoices[];
}

async function control(platform: Platform, method: string, path: string, { headers, body }: ControlCall): Promise<void> {
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(new URL(path, platform.controlForTools), request);
  const { error, problem, choices } = (await response.json()) as ControlFailure;
  if (response.ok) return;
  const message = error ?? `The platform responded to ${method} ${path} with status ${response.status}.`;
  throw problem && choices ? new FaultSyntaxError(problem, choices) : new CliError(message, 'usage');
}
