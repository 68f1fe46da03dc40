import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkContext } from './check-context.ts';
import { givenTargets } from './given-targets.ts';
import { matching, type TestSession } from './test-session.ts';
import { type TextSite, writeTextSites } from './text-site.ts';

/** Options of `platformRouter`. */
export interface PlatformRouterOptions {
  /**
   * Sites by id, whose forms and products the calls know: a site, or the HTML of its only page. Calls are those of the first one;
   * without any, of a site `site` that has none. Their pages are not served.
   */
  readonly sites?: Readonly<Record<string, string | TextSite>>;
  /** Further fixture site ids, folders and files of saved pages, of the same use. */
  readonly targets?: string | readonly string[];
  /** Fault rules that apply from the start and after each reset, such as `record-hit:status:500@1`. */
  readonly faults?: string;
  /** Seed of the faults' random choices; 1 by default. */
  readonly seed?: number;
  /** Receives problems that do not stop the platform. */
  readonly onProblem?: (problem: string) => void;
}

/**
 * The fake platform as middleware `(request, response, next)`. It serves the calls below `/api/` that the platform has, the
 * runtime at `/runtime/boot.js`, the stand-ins for third parties below `/third-party/` and the control surface below `/__ss/`,
 * and passes other requests on. Mount it at the root, before parsers of bodies.
 */
export interface PlatformRouter extends TestSession {
  (request: object, response: object, next: (error?: unknown) => void): void;
  /** Releases hung responses, and ends the journal. The server is not closed. */
  close(): Promise<void>;
}

/**
 * Returns the fake platform for a server of your own: an Express or Connect app, the development servers of Vite and webpack.
 * Rejects with a TargetError for a site that cannot be read, a FaultSyntaxError for wrong rules, and a CliError for other wrong
 * options.
 */
export async function platformRouter(options: PlatformRouterOptions = {}): Promise<PlatformRouter> {
  checkContext('platformRouter()', options);
  const { sites = {}, targets = [], faults, seed, onProblem } = options;
  const [{ mountPlatform }, { loadSites }] = await Promise.all([
    import('../../fake-server/mount.ts'),
    import('../../fake-server/start.ts'),
  ]);
  const written = await writeTextSites(sites);
  try {
    const mounted = await mountPlatform({
      sites: await loadSites([...written.targets, ...givenTargets('platformRouter()', targets)]),
      ...(faults !== undefined && { faults }),
      ...(seed !== undefined && { seed }),
      ...(onProblem && { notify: onProblem }),
    });
    const { journal } = mounted;
    const middleware = (request: object, response: object, next: (error?: unknown) => void): void =>
      mounted.handle(request as IncomingMessage, response as ServerResponse, next);
    return Object.assign(middleware, {
      journal,
      waitForEntry: (filter: Parameters<TestSession['waitForEntry']>[0], waiting?: { readonly timeoutMs?: number }) =>
        journal.waitFor(matching(filter), waiting),
      setFaults: async (rules: string, newSeed?: number) => mounted.setFaults(rules, newSeed),
      reset: async () => mounted.reset(),
      close: async () => mounted.close(),
    });
  } finally {
    // The platform has read the pages.
    await written.remove();
  }
}
