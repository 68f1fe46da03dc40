import { defaultJourneys } from './artifacts/artifacts.ts';
import type { GatherPagesOptions } from './gathering/gather-pages.ts';
import { rules } from './rules/index.ts';
import type { AuditOptions } from './run.ts';
import { ownBanner } from './visit/banner-parts.ts';

/** How pages are seen unless something else is asked for. */
export const gatherDefaults: Omit<GatherPagesOptions, 'signal'> = {
  journeys: defaultJourneys,
  timeoutMs: 30_000,
  pageMs: 35_000,
  context: null,
  banner: ownBanner,
  headers: {},
  headerOrigins: [],
  cookies: [],
  seedCookies: null,
  pictures: false,
};

/** What an audit does unless something else is asked for: the command's options have the same defaults. */
export const auditDefaults: Omit<AuditOptions, 'signal' | 'targets'> = {
  ...gatherDefaults,
  rules,
  // The three longest chains of journeys of one page, side by side.
  concurrency: 3,
  baseline: new Set(),
  onPage: () => {},
  notify: () => {},
};
