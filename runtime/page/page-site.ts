import type { Fields } from '../contract/read.ts';
import type { CoreContext } from '../contract/site/core-context.ts';

/** What a page says of itself: all of it, a frozen copy, and its core. */
export interface PageSite {
  readonly rawContext: Fields;
  readonly context: CoreContext;
}
