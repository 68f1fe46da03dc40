import { defaultJourneys } from './artifacts/artifacts.ts';
import type { GatherPagesOptions } from './gathering/gather-pages.ts';
import { rules } from './rules/index.ts';
import type { AuditOptions } from './run.ts';
import { ownBanner } from './visit/banner-parts.ts';

/** How pages are visited by default. */
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

/** Defaults of an audit, which the command's options share. */
export const auditDefaults: Omit<AuditOptions, 'signal' | 'targets'> = {
  ...gatherDefaults,
  rules,
  // The three longest chains of journeys of a page run side by side.
  concurrency: 3,
  baseline: new Set(),
  onPage: () => {},
  notify: () => {},
};
