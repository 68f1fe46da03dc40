import { afterAll, beforeAll } from 'vitest';
import type { PageArtifacts } from '../../../cli/audit/artifacts/artifacts.ts';
import { type AuditBrowser, launchBrowser } from '../../../cli/audit/browser/browser.ts';
import { gatherDefaults } from '../../../cli/audit/defaults.ts';
import { createPageGatherer, type GatherPagesOptions } from '../../../cli/audit/gathering/gather-pages.ts';
import { findBrowser } from '../../../cli/browser/find.ts';
import { createSlots } from '../../../cli/core/slots.ts';

/** Visits the page at an address in one journey, `first` by default. */
export async function gatherPageAt(
  browser: AuditBrowser,
  url: string,
  more: Partial<GatherPagesOptions> = {},
): Promise<PageArtifacts> {
  const gatherer = createPageGatherer(browser, { sites: [], slots: createSlots(1), notify: () => {} });
  const page = { url, path: new URL(url).pathname, site: null, expectedStatus: null };
  const { signal } = new AbortController();
  const artifacts = await gatherer.gather(page, { ...gatherDefaults, journeys: ['first'], signal, ...more });
  if (!artifacts) throw new Error(`${url} was not visited.`);
  return artifacts;
}

/** Starts a whole browser for a file of tests; call it once, at the top. Returns a function that returns it. */
export function startedBrowser(): () => AuditBrowser {
  let browser: AuditBrowser | undefined;
  beforeAll(async () => {
    const path = (await findBrowser(process.env))?.path;
    if (!path) throw new Error('These tests need Chromium or Chrome: `npm test` finds or fetches one.');
    browser = await launchBrowser(path);
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('The browser runs only during tests.');
    return browser;
  };
}
