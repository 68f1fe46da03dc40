import { readFields } from '../../../runtime/contract/read.ts';

/**
 * Policy that a page declares, as far as the rules need it. It is read from the raw context without the runtime's decoder, so
 * that a mistake in the decoder is found.
 */
export interface Policy {
  readonly cloneable: boolean;
  readonly restrictive: boolean;
  readonly absolute: boolean;
  readonly bannerEnabled: boolean;
  /** Cookie settings, not decoded. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** null for a page that does not name its type. */
  readonly pageType: number | null;
  readonly signedIn: boolean;
  /** Ids of the visitor's website roles, as text; empty for anonymous visitors. */
  readonly roles: readonly string[];
}

/** Returns the policy in a page context. An absent value or one of another type counts as not declared. Never throws. */
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
