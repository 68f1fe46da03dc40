import type { Answer, JourneyName } from '../artifacts/artifacts.ts';
import type { GivenStorage, SeedCookie } from '../browser/audit-browser.ts';
import type { Emulation } from '../browser/emulation.ts';
import type { BannerParts } from '../in-page/read-page.ts';
import type { CallLog } from './requests/call-log.ts';

export interface VisitOptions extends Emulation {
  readonly timeoutMs: number;
  /** Time that passes on the page's clock. */
  readonly pageMs: number;
  readonly signal: AbortSignal;
  /** The fake platform's log of calls; null for a page that it does not serve. */
  readonly callLog: CallLog | null;
  /** Page context for pages without one (`--context`). */
  readonly context: unknown;
  readonly banner: BannerParts;
  /** Request headers for the page's origin (`--header`). */
  readonly headers: Readonly<Record<string, string>>;
  /** Other origins that get these headers: those of other targets, and of `--header-origins`. */
  readonly headerOrigins: readonly string[];
  /** The localStorage of every profile, from the file of `--cookies`. */
  readonly storage: readonly GivenStorage[];
  /** Receives what the browser refused of `--cookies` and `--seed-cookies`, such as `cookie sid`. */
  readonly onRefused?: (what: string) => void;
  /** Whether to take screenshots of the banner's states. */
  readonly pictures: boolean;
  /** Finds the files of the optional package with rules for banners; absent for the usual way. */
  readonly resolveRules?: NodeJS.RequireResolve;
}

/** One page view of an audit. */
export interface VisitPlan {
  readonly journey: JourneyName;
  readonly url: string;
  readonly choice: Answer['choice'] | null;
  /** Cookies of a simulated earlier visit. */
  readonly seeds: readonly SeedCookie[];
  /** Website role of the signed-in visitor; absent for an anonymous visitor. */
  readonly role?: string;
  /** Answer of an earlier visit of the journey. */
  readonly answeredBefore?: Answer['choice'];
  /** Whether the settings of the banner are shown again before the answer. */
  readonly reopens?: true;
  /** Address of the page whose link was followed. */
  readonly referrer?: string;
  /** Whether the next visit follows a link of this one, in its tab. */
  readonly isFollowed?: boolean;
}
