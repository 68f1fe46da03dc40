import { readFields } from '../../../runtime/contract/read.ts';

/**
 * What a page declares about itself, as far as the rules need it. Read here once more, from the page's raw context and the
 * specification, so that a slip in the runtime's own reading cannot hide itself.
 */
export interface Policy {
  readonly cloneable: boolean;
  readonly restrictive: boolean;
  readonly absolute: boolean;
  readonly bannerEnabled: boolean;
  /** Cookie settings as the page gave them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** null: the page does not say. */
  readonly pageType: number | null;
  readonly signedIn: boolean;
  /** Ids of the visitor's website roles, as text; empty for anonymous visitors. */
  readonly roles: readonly string[];
}

/** Reads a page context; whatever is absent or of another shape counts as not declared. Never throws. */
export function readPolicy(context: unknown): Policy {
  const root = readFields(context);
  const website = readFields(root.website);
  const settings = readFields(root.cookieSettings);
  return {
    cloneable: website.cloneable === true || root.websiteCloneable === true,
    restrictive: settings.isRestrictiveCookiePolicyEnabled === true,
    absolute: settings.isRestrictiveCookiePolicyAbsolute === true,
    bannerEnabled: settings.isCookieBannerEnabled === true,
    settings,
    pageType: typeof root.pageType === 'number' ? root.pageType : null,
    signedIn: Boolean(root.authenticatedAccount),
    roles: Object.entries(readFields(root.websiteRoles))
      .filter(([, held]) => held === true)
      .map(([id]) => id),
  };
}
