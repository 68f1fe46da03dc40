import type { AuditRule } from '../judging/rule.ts';
import { antiForgery } from './anti-forgery.ts';
import { askedAgain } from './asked-again.ts';
import { bannerFairness } from './banner-fairness.ts';
import { callShape } from './call-shape.ts';
import { consentBanner } from './consent-banner.ts';
import { consentChoice } from './consent-choice.ts';
import { consentMode } from './consent-mode.ts';
import { consentString } from './consent-string.ts';
import { cookieAfterDecline } from './cookie-after-decline.ts';
import { cookieAfterWithdrawal } from './cookie-after-withdrawal.ts';
import { cookieBeforeConsent } from './cookie-before-consent.ts';
import { cookieFormat } from './cookie-format.ts';
import { cookieLifetime } from './cookie-lifetime.ts';
import { cookieNotCleared } from './cookie-not-cleared.ts';
import { cookieUnderAbsolutePolicy } from './cookie-under-absolute-policy.ts';
import { declaredCookies } from './declared-cookies.ts';
import { fingerprinting } from './fingerprinting.ts';
import { globalPrivacyControl } from './global-privacy-control.ts';
import { identifierLifetime } from './identifier-lifetime.ts';
import { payOrConsent } from './pay-or-consent.ts';
import { reportingLimits } from './reporting-limits.ts';
import { storageIdentifier } from './storage-identifier.ts';
import { thirdPartyTracking } from './third-party-tracking.ts';
import { trackingOfExcludedVisitor } from './tracking-of-excluded-visitor.ts';
import { trackingOnExcludedPage } from './tracking-on-excluded-page.ts';
import { visitCount } from './visit-count.ts';

/** All rules, in the order of reports. */
export const rules: readonly AuditRule[] = [
  cookieBeforeConsent,
  cookieAfterDecline,
  cookieAfterWithdrawal,
  cookieUnderAbsolutePolicy,
  cookieNotCleared,
  cookieLifetime,
  cookieFormat,
  visitCount,
  consentBanner,
  consentChoice,
  trackingOfExcludedVisitor,
  trackingOnExcludedPage,
  callShape,
  antiForgery,
  storageIdentifier,
  thirdPartyTracking,
  reportingLimits,
  bannerFairness,
  payOrConsent,
  askedAgain,
  consentMode,
  consentString,
  globalPrivacyControl,
  fingerprinting,
  declaredCookies(null),
  identifierLifetime,
];
