import { defaultJourneys } from './artifacts/journeys.ts';
import type { GatherPagesOptions } from './gathering/gather-pages.ts';
import { rules } from './rules/index.ts';
import type { AuditOptions } from './run.ts';
import { ownBanner } from './visit/answer/banner-parts.ts';

/** Default options of visits. */
export const gatherDefaults: Omit<GatherPagesOptions, 'signal'> = {
  journeys: defaultJourneys,
  timeoutMs: 30_000,
  pageMs: 35_000,
  context: null,
  banner: ownBanner,
  headers: {},
  headerOrigins: [],
  cookies: [],
  storage: [],
  seedCookies: null,
  pictures: false,
};

/** Default options of an audit, also those of the command. */
export const auditDefaults: Omit<AuditOptions, 'signal' | 'targets'> = {
  ...gatherDefaults,
  rules,
  // The three longest chains of journeys of a page run concurrently.
  concurrency: 3,
  baseline: new Set(),
  onPage: () => {},
  notify: () => {},
};
