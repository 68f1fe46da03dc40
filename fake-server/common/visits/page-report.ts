/** The state of a page in a visitor's browser, for `serve --report` and the inspector. */
export interface PageReport {
  readonly url: string;
  /** The value of `<html data-ss-runtime>`; `absent` where the runtime did not start. */
  readonly state: 'absent' | 'booting' | 'ready' | 'failed';
  /** Number of mounted blocks, by kind. */
  readonly alive: Readonly<Record<string, number>>;
  /**
   * Blocks and parts that are not mounted, each with its reason, such as `notInView`; for an invisible one the rule that hides
   * it.
   */
  readonly skipped: readonly { readonly block: string; readonly reason: string }[];
  /** Missing names that the page's scripts use, such as `Y.Squarespace.TextShrink`. */
  readonly missingNames: readonly string[];
  /** Errors of all scripts, each a sentence with its place. */
  readonly errors: readonly string[];
  /** Blank pictures in view. */
  readonly blankImages: readonly { readonly address: string; readonly reason: string }[];
  /** Requests to other origins: their number, the number of failed ones, and of those that `serve` or the page itself blocked. */
  readonly thirdParties: readonly {
    readonly origin: string;
    readonly requests: number;
    readonly failed: number;
    readonly leftOut: number;
  }[];
}

/** Returns the state of a page in words: blocks that work without the services of a site are no failure. */
export const stateText = ({ state, alive }: Pick<PageReport, 'state' | 'alive'>): string =>
  state === 'failed' && Object.keys(alive).length > 0 ? 'blocks only' : state;

/** A report that the platform stores. */
export interface StoredPageReport extends PageReport {
  readonly site: string;
  readonly path: string;
  /** Time of arrival, ISO. */
  readonly time: string;
  /** Calls of the page without an endpoint, such as `GET /api/x`. */
  readonly unhandledCalls: readonly string[];
  /** The platform's own scripts that `serve` left out of the page, each with its number. */
  readonly leftOutScripts: readonly { readonly name: string; readonly count: number }[];
}

/** The reason of a block that is mounted when it comes into view. */
export const notInView = 'not in view yet';
