import type { PageVisit } from '../../artifacts/artifacts.ts';

/** Error of a page that could not be visited to its end. The message is a clause with the reason. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';

  /** The visit as far as it went; null when the page was not shown. */
  readonly seen: PageVisit | null;

  constructor(message: string, seen: PageVisit | null = null) {
    super(message);
    this.seen = seen;
  }
}

/**
 * Error of a visit that has no meaning on this page, such as an answer without a banner. The message is a clause with the reason.
 */
export class NotApplicableError extends Error {
  override readonly name = 'NotApplicableError';
}

/** Error of a visit that is impossible on this page. The message is a clause with the reason. */
export class SkippedError extends Error {
  override readonly name = 'SkippedError';
}
