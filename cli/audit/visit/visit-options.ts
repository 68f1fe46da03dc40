import type { BannerParts } from '../in-page/read-page.ts';
import type { CallLog } from './call-log.ts';

export interface VisitOptions {
  readonly timeoutMs: number;
  /** Time that passes for the page, by its own clock. */
  readonly pageMs: number;
  readonly signal: AbortSignal;
  /** The platform's record of the calls; null for a page that our platform does not serve. */
  readonly callLog: CallLog | null;
  /** Page context for pages without one (`--context`). */
  readonly context: unknown;
  readonly banner: BannerParts;
  /** Request headers for the page's own origin (`--header`). */
  readonly headers: Readonly<Record<string, string>>;
  /** Further origins that get these headers: those of other targets, and those that were requested. */
  readonly headerOrigins: readonly string[];
  /** Whether to take screenshots of the banner's states. */
  readonly pictures: boolean;
}
