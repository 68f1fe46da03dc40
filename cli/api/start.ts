import { TargetError } from '../../fake-server/common/errors.ts';
import type { Platform as ServerPlatform } from '../../fake-server/platform.ts';
import type { WrittenOptions } from '../core/option-table.ts';
import type { serveOptions } from '../serve/options.ts';
import { checkContext } from './check-context.ts';
import { decodeGiven } from './context.ts';
import { givenTargets } from './given-targets.ts';
import type { WebRequestInit, WebResponse } from './web-types.ts';

/**
 * Options of `serve`, by the names of the command line in camel case, of which `port` is 0 and `allowNetwork` is true by default.
 * `ss-runtime serve --help` describes them.
 */
export interface StartOptions extends WrittenOptions<typeof serveOptions, 'api'> {
  /**
   * Fixture site ids, folders and files of saved pages (HTML, MHTML, HAR), as `ss-runtime serve` takes them; all fixture sites by
   * default. A text is one target.
   */
  readonly targets?: string | readonly string[];
  /** Base of relative paths; the process's working folder by default. */
  readonly cwd?: string;
  /** Receives problems that do not stop the platform. */
  readonly onProblem?: (problem: string) => void;
}

/** A running fake platform. */
export interface Platform extends ServerPlatform {
  /**
   * Fetches a path of a site, `/` by default, as the global `fetch` does. It is for Node.js, which resolves names such as
   * `shop.localhost` on some systems only. Redirects to other hosts are returned and not followed. Rejects with a TargetError for
   * a site that is not served, and with a TypeError when the connection fails.
   */
  fetch(site: string, path?: string, init?: WebRequestInit): Promise<WebResponse>;
}

/**
 * Starts the fake platform in this process, as `ss-runtime serve` does. Rejects with a PortTakenError, a TargetError, a
 * FaultSyntaxError, or another CliError, such as one with the code `usage`.
 */
export async function start(options: StartOptions = {}): Promise<Platform> {
  checkContext('start()', options);
  const { targets = [], cwd = process.cwd(), onProblem: notify = () => undefined, ...more } = options;
  const [{ serveOptions }, { startPlatform }, { fetchFromPlatform }] = await Promise.all([
    import('../serve/options.ts'),
    import('../serve/start-platform.ts'),
    import('./platform-fetch.ts'),
  ]);
  const decoded = await decodeGiven('start()', serveOptions, { port: 0, allowNetwork: true, ...more });
  const { platform } = await startPlatform(givenTargets('start()', targets), decoded, { cwd, notify });
  return Object.assign(platform, {
    fetch: async (site: string, path?: string, init?: RequestInit) =>
      fetchFromPlatform(platform.url, pageUrl(platform, site, path), init),
  });
}

/** Returns the address of a site's page. Throws a TargetError for a site that is not served. */
export function pageUrl({ sites }: Pick<ServerPlatform, 'sites'>, id: string, path = '/'): string {
  const site = sites.find((each) => each.id === id);
  if (site) return new URL(path, site.url).href;
  throw new TargetError(`No site is called ${id}; there are ${sites.map((each) => each.id).join(', ') || 'none'}.`);
}
