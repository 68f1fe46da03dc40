/** What became of a page in a visitor's browser, as `serve --report` and the inspector say it. */
export interface PageReport {
  readonly url: string;
  /** What `<html data-ss-runtime>` says; `absent` where the runtime never began. */
  readonly state: 'absent' | 'booting' | 'ready' | 'failed';
  /** How many blocks are alive, by kind. */
  readonly alive: Readonly<Record<string, number>>;
  /** Blocks and parts that are not alive, each with its reason; of one that lives unseen, the rule that hides it. */
  readonly skipped: readonly { readonly block: string; readonly reason: string }[];
  /** Names that the page's scripts asked for and that nobody has made, such as `Y.Squarespace.TextShrink`. */
  readonly missingNames: readonly string[];
  /** Errors of any script, each a sentence with its place. */
  readonly errors: readonly string[];
  /** Pictures in view that show nothing. */
  readonly blankImages: readonly { readonly address: string; readonly reason: string }[];
  /** What the page asked of other origins: how often, how many of it failed, and how many were not let out by `serve` or the page itself. */
  readonly thirdParties: readonly {
    readonly origin: string;
    readonly requests: number;
    readonly failed: number;
    readonly leftOut: number;
  }[];
}

/** A report as the platform keeps it. */
export interface StoredPageReport extends PageReport {
  readonly site: string;
  readonly path: string;
  /** When it came, ISO. */
  readonly time: string;
  /** Calls of the page that no endpoint is there for, such as `GET /api/x`. */
  readonly unhandledCalls: readonly string[];
  /** The platform's own scripts that `serve` left out of the page, each with how often it stood there. */
  readonly leftOutScripts: readonly { readonly name: string; readonly count: number }[];
}
