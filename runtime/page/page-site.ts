import type { Fields } from '../contract/read.ts';
import type { CoreContext } from '../contract/site/core-context.ts';

/** The page context: a frozen copy of all of it, and its core. */
export interface PageSite {
  readonly rawContext: Fields;
  readonly context: CoreContext;
}
