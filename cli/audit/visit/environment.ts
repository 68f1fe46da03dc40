import { arch, release, type } from 'node:os';
import packageJson from '../../../package.json' with { type: 'json' };
import { withoutCredentials } from '../../core/web-address.ts';
import type { Environment } from '../artifacts/artifacts.ts';
import type { Tab } from '../browser/browser.ts';
import { inTime } from '../browser/in-time.ts';
import { waitMs } from '../browser/waits.ts';
import type { VisitOptions } from './visit-options.ts';

type GivenOptions = Pick<VisitOptions, 'device' | 'locale' | 'timezone' | 'proxy' | 'insecure'>;

/**
 * Returns the environment of a visit; null when the browser does not respond. The tab must be empty, because a page can change
 * what its scripts read.
 */
export async function environmentOf(tab: Tab, options: GivenOptions): Promise<Environment | null> {
  try {
    const [{ product }, page] = await inTime(
      Promise.all([tab.session.send('Browser.getVersion'), tab.evaluate('readEnvironment')]),
      waitMs('read'),
      'reading the browser',
    );
    const { userAgent, widthPx, heightPx, scale } = page;
    return {
      startedAt: new Date().toISOString(),
      toolVersion: packageJson.version,
      browser: product,
      userAgent,
      platform: `${type()} ${release()} ${arch()}`,
      device: options.device ?? null,
      locale: options.locale ?? page.locale,
      timezone: options.timezone ?? page.timezone,
      proxy: options.proxy === undefined ? null : withoutCredentials(options.proxy),
      insecure: options.insecure ?? false,
      viewport: { widthPx, heightPx, scale },
    };
  } catch {
    return null;
  }
}
