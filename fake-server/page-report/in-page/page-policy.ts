import { decodeConsentOptions } from '../../../runtime/contract/consent/consent-options.ts';
import { isFields, readFields, readFlag } from '../../../runtime/contract/read.ts';
import type { PagePolicy } from '../../common/visits/visit-report.ts';

/** Returns the cookie settings in force: those of the runtime, which a script may have updated, else those of the context. */
export function readPagePolicy(window: object, navigator: object): PagePolicy | null {
  const { Static, SSRuntime } = window as { Static?: unknown; SSRuntime?: unknown };
  const context = readFields(Static).SQUARESPACE_CONTEXT;
  if (!isFields(context)) return null;
  const { settings: updated } = readFields(readFields(SSRuntime).consent);
  const settings = isFields(updated) ? updated : readFields(context.cookieSettings);
  const hasSignal = (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  return {
    cloneable: readFlag(readFields(context.website).cloneable) || readFlag(context.websiteCloneable),
    restrictive: readFlag(settings.isRestrictiveCookiePolicyEnabled),
    absolute: readFlag(settings.isRestrictiveCookiePolicyAbsolute),
    bannerEnabled: readFlag(settings.isCookieBannerEnabled),
    refusedBySignal: hasSignal && decodeConsentOptions(settings).globalPrivacyControl,
  };
}
