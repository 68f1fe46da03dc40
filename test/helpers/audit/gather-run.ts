import { afterAll, beforeAll } from 'vitest';
import type { JourneyName, PageArtifacts } from '../../../cli/audit/artifacts/artifacts.ts';
import { type AuditBrowser, launchBrowser } from '../../../cli/audit/browser/browser.ts';
import { gatherDefaults } from '../../../cli/audit/defaults.ts';
import { gatherPage, type PageOptions } from '../../../cli/audit/gathering/gather.ts';
import { findBrowser } from '../../../cli/browser/find.ts';
import { unhurriedMs } from './audit-run.ts';

/** Finds no package, as where the optional rules for banners are not installed. */
export const withoutPackages = Object.assign(
  () => {
    throw new Error('Cannot find module');
  },
  { paths: () => null },
) as unknown as NodeJS.RequireResolve;

/** Starts one browser for a file; call it once, at the top. Returns a function that gathers the artifacts of an address. */
export function gatherWorld(): (
  url: string,
  journeys: readonly JourneyName[],
  more?: Partial<PageOptions>,
) => Promise<PageArtifacts> {
  let browser: AuditBrowser | undefined;
  beforeAll(async () => {
    const path = process.env.HEADLESS_SHELL_PATH || (await findBrowser(process.env))?.path;
    if (!path) throw new Error('These tests need Chromium or Chrome: `npm test` finds or fetches one.');
    browser = await launchBrowser(path);
  });
  afterAll(() => browser?.close());
  return async (url, journeys, more = {}) => {
    const running = browser;
    if (!running) throw new Error('The browser runs only during tests.');
    const page = { url, path: new URL(url).pathname, site: null, expectedStatus: null };
    const place = async () => ({ browser: running, callLog: null, address: (one: string) => one, free: () => {} });
    const { signal } = new AbortController();
    const gathering = gatherPage(page, journeys, place, { ...gatherDefaults, timeoutMs: unhurriedMs, signal, ...more });
    await Promise.all(gathering.chains.map((chain) => chain()));
    return gathering.artifacts();
  };
}
