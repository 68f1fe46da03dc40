import { hostOf, pathOf } from '../artifacts/addresses.ts';
import type { PageVisit, Request, ScriptInitiator, SourceLine } from '../artifacts/artifacts.ts';
import { type SentFields, sentFields, sentRequests } from '../artifacts/sent-requests.ts';
import { type AnswerState, answerState, isRestrictedAt, stateTexts } from '../judging/answer-state.ts';
import { type GoogleConsent, googleConsent, purposesIn, purposesWithoutState } from '../judging/consent-signals.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { trackerOf } from '../parties/parties.ts';

/** Google's tags report the visitor's answer: nothing is granted before a yes or after a no: consent#consent-mode-signals. */
export const consentMode = defineRule({
  id: 'consent-mode',
  title: 'Google’s tags report consent as granted only after the visitor agreed',
  reference: 'consent#consent-mode-signals',
  explain: {
    means: 'A request of a Google tag says that the visitor has agreed (gcs, gcd), before the answer or after a no.',
    why:
      'Google uses the data as agreed to. A default of “granted”, or an update that ignores the answer, makes consent out of ' +
      'silence.',
    wrong: "gtag('consent', 'default', { ad_storage: 'granted', analytics_storage: 'granted' });",
    right: "gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' });   // before the tag's own script",
    fix:
      'Call the default with “denied” for all four purposes and without a region before the tag loads (a default with ' +
      'regions leaves the others without one), and the update with “granted” in the banner’s accept only.',
  },
  check: (page) => page.visits.flatMap(wrongSignals),
});

interface Signal {
  readonly sent: Request;
  readonly parameters: SentFields['parameters'];
  readonly host: string;
  readonly state: AnswerState;
  /** null for a request of a Google tag without a report. */
  readonly consent: GoogleConsent | null;
}

function wrongSignals(visit: PageVisit): Problem[] {
  const signals = sentRequests(visit).flatMap((sent): Signal[] => {
    const state = answerState(visit, sent.afterAnswer);
    const { parameters } = sentFields(sent);
    const consent = googleConsent(parameters);
    if (state === null || (consent === null && !isGoogleHit(sent.url, parameters))) return [];
    return [{ sent, parameters, host: hostOf(sent.url), state, consent }];
  });
  return [...granted(visit, signals), ...missing(visit, signals), ...neverGranted(visit, signals)];
}

function granted(visit: PageVisit, signals: readonly Signal[]): Problem[] {
  return signals.flatMap((signal): Problem[] => {
    const { sent, host, state, consent } = signal;
    const wrong = consent === null ? [] : purposesIn(consent, 'granted');
    const isForbidden = state === 'declined' || (state === 'unanswered' && isRestrictedAt(visit, sent.afterAnswer));
    if (wrong.length === 0 || !isForbidden) return [];
    const message = `A request to ${host} reports consent as granted for ${wrong.join(', ')} ${stateTexts[state]}.`;
    return [problem(visit, signal, `${host} ${state}`, 'error', message)];
  });
}

/** A note, because a request without the visitor's consent is a finding of third-party-tracking. */
function missing(visit: PageVisit, signals: readonly Signal[]): Problem[] {
  return signals.flatMap((signal): Problem[] => {
    const { sent, parameters, host, state, consent } = signal;
    const isReported = consent !== null && Object.keys(consent).length > 0;
    const unset = isReported ? purposesWithoutState(parameters) : [];
    if ((isReported && unset.length === 0) || state === 'accepted' || !isRestrictedAt(visit, sent.afterAnswer)) return [];
    const purpose = isReported ? ` for ${unset.join(', ')}` : '';
    const message =
      `A request of a Google tag to ${host} ` +
      `has no report of the visitor’s consent (gcs, gcd)${purpose} ${stateTexts[state]}.`;
    return [problem(visit, signal, `${host} missing`, 'note', message)];
  });
}

/** A note, because it harms the owner's figures and no visitor. */
function neverGranted(visit: PageVisit, signals: readonly Signal[]): Problem[] {
  const accepted = signals.filter(({ state, consent }) => state === 'accepted' && consent !== null);
  const isGranted = (consent: GoogleConsent | null) => consent !== null && purposesIn(consent, 'granted').length > 0;
  return accepted
    .filter(({ host, consent }) => consent !== null && purposesIn(consent, 'denied').length > 0 && !everGranted(host))
    .map((signal) => {
      const message = `Requests to ${signal.host} report no consent after the visitor accepted.`;
      return problem(visit, signal, `${signal.host} accepted`, 'note', message);
    });

  function everGranted(host: string): boolean {
    return accepted.some((signal) => signal.host === host && isGranted(signal.consent));
  }
}

const problem = (
  visit: PageVisit,
  { sent, host, parameters, state }: Signal,
  subject: string,
  severity: Problem['severity'],
  message: string,
): Problem => ({
  subject,
  journey: visit.journey,
  severity: severity ?? 'error',
  message,
  initiator: consentCall(visit, state) ?? sent.sentBy,
  evidence: {
    host,
    path: pathOf(sent.url),
    signals: Object.fromEntries(parameters.filter(([name]) => name === 'gcs' || name === 'gcd')),
  },
});

/**
 * Returns the line that sets the state that a request reports: the update after an answer, else the default, preferably one that
 * grants; null for a page without such a line.
 */
function consentCall({ sourceLines = [] }: PageVisit, state: AnswerState): ScriptInitiator | null {
  const calls = (wanted: SourceLine['consentCall']) =>
    sourceLines.filter(({ consentCall: call }) => call !== undefined && call === wanted);
  const ofState = state === 'unanswered' ? [] : calls('update');
  const found = ofState.length > 0 ? ofState : calls('default');
  const line = found.find(({ code }) => code.includes('granted')) ?? found[0];
  if (!line) return null;
  const { consentCall: call, code: _code, ...place } = line;
  return { kind: 'script', via: `gtag('consent', '${call}')`, ...place, stack: [] };
}

const hitPath =
  /\/(g|j|r|s)\/collect$|^\/collect$|\/ccm\/|\/pagead\/(1p-)?(conversion|viewthroughconversion|landing|user-list)|\/activity/;

/** Whether a request is a hit of a Google tag, to Google or by its form to a host in between. */
function isGoogleHit(url: string, parameters: SentFields['parameters']): boolean {
  const isGoogle = /^Google/.test(trackerOf(url) ?? '') || /(^|\.)google\.[a-z.]{2,6}$/.test(hostOf(url));
  const hasForm =
    parameters.some(([name, value]) => name === 'tid' && /^(G|AW|DC|UA|GT)-[A-Z0-9-]+$/.test(value)) &&
    parameters.some(([name]) => name === 'v');
  return (isGoogle && hitPath.test(pathOf(url))) || hasForm;
}
