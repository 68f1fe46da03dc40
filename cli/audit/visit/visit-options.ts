import type { BannerParts } from '../in-page/read-page.ts';
import type { CallLog } from './call-log.ts';

export interface VisitOptions {
  readonly timeoutMs: number;
  /** How much time the page sees, by its own clock. */
  readonly pageMs: number;
  readonly signal: AbortSignal;
  /** What the platform writes down; null where the page is not on a platform of ours. */
  readonly callLog: CallLog | null;
  /** The page context where the page holds none (`--context`). */
  readonly context: unknown;
  readonly banner: BannerParts;
  /** Request headers for the page's own origin (`--header`). */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins that these headers go to besides the page's own: the other targets', and those that were asked for. */
  readonly headerOrigins: readonly string[];
  /** Whether pictures of the banner's states are taken. */
  readonly pictures: boolean;
}
