import type { AuditRule } from '../rule.ts';
import { consentBanner } from './consent-banner.ts';
import { consentChoice } from './consent-choice.ts';
import { cookieAfterDecline } from './cookie-after-decline.ts';
import { cookieBeforeConsent } from './cookie-before-consent.ts';
import { cookieLifetime } from './cookie-lifetime.ts';
import { cookieNotCleared } from './cookie-not-cleared.ts';
import { trackingOfExcludedVisitor } from './tracking-of-excluded-visitor.ts';
import { trackingOnExcludedPage } from './tracking-on-excluded-page.ts';

/** Every rule, in the order of reports. */
export const rules: readonly AuditRule[] = [
  cookieBeforeConsent,
  cookieAfterDecline,
  cookieNotCleared,
  cookieLifetime,
  consentBanner,
  consentChoice,
  trackingOfExcludedVisitor,
  trackingOnExcludedPage,
];
