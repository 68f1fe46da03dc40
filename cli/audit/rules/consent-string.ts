import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { durationText } from '../../report/duration-text.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { PageVisit } from '../artifacts/artifacts.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { type AnswerState, answerState, isRestrictedAt, stateTexts } from '../judging/answer-state.ts';
import { type ConsentString, readConsentString } from '../judging/consent-string.ts';
import { consentVendorOf } from '../judging/consent-vendors.ts';
import { type FoundString, foundStrings } from '../judging/found-strings.ts';
import { type OptOuts, readPrivacyPlatform, readUsPrivacy } from '../judging/privacy-strings.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/** A string with the visitor's answer says what the visitor answered, and the page keeps to it: consent#consent-strings. */
export const consentString = defineRule({
  id: 'consent-string',
  title: 'Consent strings (TCF, GPP, US Privacy) say what the visitor answered, and vendors without consent are not contacted',
  reference: 'consent#consent-strings',
  explain: {
    means:
      'A stored or sent consent string grants more than the visitor agreed to, is outdated or malformed, or a vendor ' +
      'without consent was contacted.',
    why: 'Hundreds of companies act on this string. One that says yes without the visitor’s yes makes all of them track.',
    wrong: "fetch('https://ads.example/bid?gdpr=1&gdpr_consent=' + consentToAll);   // before the visitor answered",
    right:
      "__tcfapi('addEventListener', 2, ({ eventStatus, tcString }) => eventStatus === 'useractioncomplete' && bid(tcString));",
    fix: 'Let the consent tool write the string after the answer, read it by its interface each time, and update the tool.',
  },
  check: (page) => page.visits.flatMap(wrongStrings),
});

const dayMs = 86_400_000;
/** Visitors are asked again after at most 13 months: policies of the framework. */
const maxAgeMs = 396 * dayMs;
/** Version of the policies without legitimate interest for purposes 3 to 6 (TCF 2.2, of 2023). */
const minPolicyVersion = 4;
const consentOnlyPurposes = [3, 4, 5, 6];
/** The framework began in 2018. A text with an earlier date only looks like a consent string. */
const firstAtMs = Date.UTC(2018, 0, 1);

interface ReadString extends FoundString {
  readonly consent: ConsentString;
}

function wrongStrings(visit: PageVisit): Problem[] {
  const found = foundStrings(visit);
  const problems: Problem[] = [];
  const strings: ReadString[] = [];
  const readTcf = (one: FoundString) => {
    const consent = readConsentString(one.text);
    const isPlausible = consent.createdAtMs >= firstAtMs && consent.createdAtMs <= visit.endedAtMs + dayMs;
    if (one.isNamed || isPlausible) strings.push({ ...one, consent });
  };
  for (const one of found) {
    try {
      if (one.format === 'tcf') readTcf(one);
      else if (one.format === 'usp') problems.push(...wrongOptOuts(visit, one, [readUsPrivacy(one.text)]));
      else {
        const { optOuts, consentString } = readPrivacyPlatform(one.text);
        problems.push(...wrongOptOuts(visit, one, optOuts));
        if (consentString !== null) readTcf({ ...one, text: consentString });
      }
    } catch (error) {
      if (one.isNamed) problems.push(malformed(visit, one, errorMessage(error)));
    }
  }
  return [
    ...problems,
    ...strings.flatMap((one) => [...granted(visit, one), ...outdated(visit, one)]),
    ...contacted(visit, strings),
  ];
}

/** Nothing is granted before a yes or after a no. */
function granted(visit: PageVisit, one: ReadString): Problem[] {
  const { consent, place, state } = one;
  const isForbidden = state === 'declined' || (state === 'unanswered' && isRestrictedAt(visit, false));
  const { purposes, specialFeatures, vendorCount } = consent;
  if (!isForbidden || purposes.length + specialFeatures.length + vendorCount === 0) return [];
  const parts = [
    ...(purposes.length > 0 ? [`purposes ${purposes.join(', ')}`] : []),
    ...(specialFeatures.length > 0 ? [`special features ${specialFeatures.join(', ')}`] : []),
    ...(vendorCount > 0 ? [`${vendorCount} ${vendorCount === 1 ? 'vendor' : 'vendors'}`] : []),
  ];
  const message = `The consent string in ${place} grants ${parts.join(' and ')} ${stateTexts[state]}.`;
  return [problem(visit, one, `${place} ${state}`, 'error', message, { purposes, specialFeatures, vendorCount })];
}

function outdated(visit: PageVisit, one: ReadString): Problem[] {
  const { consent, place } = one;
  const ageMs = visit.endedAtMs - consent.updatedAtMs;
  const claimed = consent.claimedPurposes.filter((purpose) => consentOnlyPurposes.includes(purpose));
  const { policyVersion } = consent;
  const faults = [
    ...(policyVersion < minPolicyVersion
      ? [`follows version ${policyVersion} of the framework’s policies; expected at least ${minPolicyVersion}`]
      : claimed.length > 0
        ? [`claims a legitimate interest for purposes ${claimed.join(', ')}, which need consent`]
        : []),
    ...(ageMs > maxAgeMs ? [`is ${durationText(ageMs)} old; visitors are asked again after 13 months at most`] : []),
    ...(ageMs < -dayMs ? ['has a date in the future'] : []),
  ];
  if (faults.length === 0) return [];
  const message = `The consent string in ${place} ${faults.join(', and ')}.`;
  const dates = { policyVersion, updated: new Date(consent.updatedAtMs).toISOString() };
  return [problem(visit, one, `${place} outdated`, 'warning', message, dates)];
}

/** Vendors of the framework are contacted only with consent or a legitimate interest in a string of that time. */
function contacted(visit: PageVisit, strings: readonly ReadString[]): Problem[] {
  return sentRequests(visit).flatMap(({ url, sentBy, afterAnswer }): Problem[] => {
    const host = hostOf(url);
    const vendor = consentVendorOf(host);
    const state = answerState(visit, afterAnswer);
    const current = strings.filter((one) => one.state === state);
    if (vendor === null || state === null || state === 'unanswered' || current.length === 0) return [];
    if (current.some(({ consent }) => consent.mayUse(vendor.id))) return [];
    const message =
      `${host} (${vendor.name}, vendor ${vendor.id}) is contacted ${stateTexts[state]}; no consent string of the page has ` +
      'consent or a legitimate interest for it.';
    return [
      {
        subject: `vendor ${host} ${state}`,
        journey: visit.journey,
        // After a yes, the vendor is missing from the banner's list.
        severity: state === 'declined' ? 'error' : 'warning',
        message,
        initiator: sentBy,
        evidence: { host, vendor: vendor.id },
      },
    ];
  });
}

/** After a no, and with Global Privacy Control, the visitor has opted out. */
function wrongOptOuts(visit: PageVisit, one: FoundString, sections: readonly OptOuts[]): Problem[] {
  const isSignalled = visit.journey === 'gpc';
  if (one.state !== 'declined' && !isSignalled) return [];
  const when = isSignalled ? 'although the browser sends Global Privacy Control' : stateTexts[one.state];
  return sections.flatMap(({ section, notOptedOut, privacyControl }): Problem[] => {
    const parts = [
      ...(notOptedOut.length > 0 ? [`that the visitor has not opted out of ${notOptedOut.join(', ')}`] : []),
      ...(isSignalled && privacyControl === false ? ['that there is no Global Privacy Control'] : []),
    ];
    if (parts.length === 0) return [];
    const message = `The ${section} string in ${one.place} says ${parts.join(' and ')}, ${when}.`;
    const subject = `${one.place} ${section} ${isSignalled ? 'gpc' : one.state}`;
    return [problem(visit, one, subject, isSignalled ? 'warning' : 'error', message, { section, notOptedOut })];
  });
}

const formatNames = { tcf: 'consent string (TCF)', gpp: 'privacy string (GPP)', usp: 'US Privacy string' } as const;

function malformed(visit: PageVisit, one: FoundString, reason: string): Problem {
  // An ad server's placeholder that nothing has filled.
  const isMacro = /[${}[\]%]/.test(one.text);
  const message =
    `The ${formatNames[one.format]} in ${one.place} is malformed: ` +
    `${isMacro ? 'a placeholder is not filled' : reason.replace(/\.$/, '')}.`;
  return problem(visit, one, `${one.place} malformed`, isMacro ? 'note' : 'warning', message, { length: one.text.length });
}

const problem = (
  visit: PageVisit,
  one: FoundString & { readonly state: AnswerState },
  subject: string,
  severity: 'error' | 'warning' | 'note',
  message: string,
  evidence: Readonly<Record<string, unknown>>,
): Problem => ({
  subject,
  journey: visit.journey,
  severity,
  message,
  initiator: one.initiator,
  evidence: { place: one.place, format: one.format, state: one.state, ...evidence },
});
