import { durationText } from '../../report/duration-text.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { Initiator, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isStoring } from '../artifacts/cookies.ts';
import {
  type DeclaredCookie,
  type DeclaredCookies,
  type DeclaredPurpose,
  declarationOf,
  matches,
} from '../declared/declared-cookies.ts';
import { type AnswerState, answerState, isRestrictedAt, stateTexts } from '../judging/answer-state.ts';
import { type CookieKind, cookieKind, kindDescriptions } from '../judging/cookie-kinds.ts';
import { type AuditRule, defineRule, type Problem } from '../judging/rule.ts';

const id = 'declared-cookies';

/**
 * Returns the rule that compares the cookies of a page with declared ones: consent#declared-cookies. Without them there is
 * nothing to judge.
 */
export const declaredCookies = (declared: DeclaredCookies | null): AuditRule =>
  defineRule({
    id,
    title: 'Each cookie is declared, with its purpose and a lifetime that it does not exceed',
    reference: 'consent#declared-cookies',
    ...(declared === null && { isIdle: true }),
    explain: {
      means:
        'A cookie differs from the list given with --declared FILE: it is missing there, lasts longer, or has another purpose.',
      why:
        'Visitors decide by the site’s list of cookies. A cookie that is not on it, or does more than it says, has no ' +
        'consent.',
      wrong: '_ga, necessary, session   // sets a tracker’s cookie for two years',
      right: '_ga, statistics, 2 years   // and set after the visitor agreed',
      fix:
        'Correct the list or the cookie: add the missing ones, give true purposes and lifetimes, and remove what the site no ' +
        'longer sets.',
    },
    check: (page) => (declared === null ? [] : compare(page, declared)),
  });

/** Returns the rules, of which the one about declared cookies compares with these. */
export const withDeclared = (rules: readonly AuditRule[], declared: DeclaredCookies | null | undefined): readonly AuditRule[] =>
  declared ? rules.map((rule) => (rule.id === id ? declaredCookies(declared) : rule)) : rules;

/** A cookie that a visit set. */
interface SetCookie {
  readonly name: string;
  readonly domain: string;
  readonly kind: CookieKind;
  /** As written; null for a session cookie. */
  readonly lifetimeMs: number | null;
  readonly initiator: Initiator | null;
  readonly state: AnswerState | null;
  readonly isRestricted: boolean;
  readonly visit: PageVisit;
}

function compare(page: PageArtifacts, declared: DeclaredCookies): Problem[] {
  const cookies = page.visits.flatMap(setCookies);
  const found = cookies.flatMap((cookie): Problem[] => {
    const declaration = declarationOf(declared, cookie);
    if (declaration === null) return [undeclared(cookie, declared)];
    return [...lastsLonger(cookie, declaration), ...wrongPurpose(cookie, declaration), ...tooEarly(cookie, declaration)];
  });
  return [...found, ...neverSet(page, declared, cookies)];
}

/** Returns the cookies that a visit set, without those of an earlier visit and of the audit itself. */
function setCookies(visit: PageVisit): SetCookie[] {
  const host = hostOf(visit.landedOn);
  const judged = (
    { name, value, domain }: { readonly name: string; readonly value: string; readonly domain: string },
    lifetimeMs: number | null,
    initiator: Initiator | null,
    afterAnswer: boolean,
  ): SetCookie => {
    const kind = cookieKind({ name, value, domain, lifetimeMs }, host);
    const state = answerState(visit, afterAnswer);
    return { name, domain, kind, lifetimeMs, initiator, state, isRestricted: isRestrictedAt(visit, afterAnswer), visit };
  };
  const isStored = visit.answer?.by === 'stored';
  const written = visit.writes
    .filter(isStoring)
    .map((write) => judged(write, write.lifetimeMs, write.initiator, write.afterAnswer));
  const unseen = visit.jarAfter
    .filter(({ name, domain }) => ![...visit.jarBefore, ...written].some((one) => one.name === name && one.domain === domain))
    .filter(({ name }) => !(isStored && name === 'ss_cookieAllowed'))
    .map((cookie) => {
      const isEarly = visit.jarAtAnswer?.some(({ name }) => name === cookie.name) ?? false;
      const lifetimeMs = cookie.expiresMs === null ? null : cookie.expiresMs - visit.openedAtMs;
      return judged(cookie, lifetimeMs, null, visit.answer !== null && !isEarly);
    });
  return [...written, ...unseen];
}

const trackingKinds: readonly CookieKind[] = ['listed', 'known-tracker', 'third-party', 'identifier'];
const severityOf = ({ kind }: SetCookie) => (trackingKinds.includes(kind) ? 'error' : 'warning');

const undeclared = (cookie: SetCookie, { source }: DeclaredCookies): Problem =>
  problem(
    cookie,
    'undeclared',
    severityOf(cookie),
    `Cookie ${cookie.name} of ${cookie.domain} (${kindDescriptions[cookie.kind]}) is set and not declared in ${source}.`,
  );

/** Accepted difference, from months and years of different lengths (our choice): a minute, or two percent. */
const toleranceMs = (lifetimeMs: number): number => Math.max(60_000, lifetimeMs * 0.02);

function lastsLonger(cookie: SetCookie, { lifetimeMs: declaredMs }: DeclaredCookie): Problem[] {
  if (declaredMs === null || cookie.lifetimeMs === null) return [];
  if (declaredMs > 0 && cookie.lifetimeMs <= declaredMs + toleranceMs(declaredMs)) return [];
  const until = declaredMs === 0 ? 'until the browser closes' : `for ${durationText(declaredMs)}`;
  const message = `Cookie ${cookie.name} lasts ${durationText(cookie.lifetimeMs)}; it is declared to last ${until}.`;
  return [problem(cookie, 'lifetime', severityOf(cookie), message, { writtenMs: cookie.lifetimeMs, declaredMs })];
}

function wrongPurpose(cookie: SetCookie, { purpose, purposeText }: DeclaredCookie): Problem[] {
  const isTracker = cookie.kind === 'listed' || cookie.kind === 'known-tracker';
  if (purpose !== 'necessary' || !isTracker) return [];
  const message = `Cookie ${cookie.name} (${kindDescriptions[cookie.kind]}) is declared as “${purposeText}”.`;
  return [problem(cookie, 'purpose', 'error', message, { declared: purposeText })];
}

/** Purposes that need consent. Preferences may be necessary for what the visitor asked for, so they are a warning. */
const consentPurposes: Readonly<Partial<Record<DeclaredPurpose, 'error' | 'warning'>>> = {
  marketing: 'error',
  statistics: 'error',
  preferences: 'warning',
};

function tooEarly(cookie: SetCookie, { purpose, purposeText }: DeclaredCookie): Problem[] {
  const severity = consentPurposes[purpose];
  const { state } = cookie;
  if (severity === undefined || state === null || state === 'accepted' || !cookie.isRestricted) return [];
  const message = `Cookie ${cookie.name} is declared as “${purposeText}”, which needs consent, and is set ${stateTexts[state]}.`;
  return [problem(cookie, `consent ${state}`, severity, message, { declared: purposeText })];
}

/** All declared cookies can be expected only after a yes; that of the answer itself too. */
function neverSet(page: PageArtifacts, declared: DeclaredCookies, cookies: readonly SetCookie[]): Problem[] {
  const [first] = page.visits;
  const isAccepted = page.visits.some(({ answer }) => answer?.choice === 'accept' && answer.verified);
  if (!first || !isAccepted) return [];
  return declared.cookies
    .filter((one) => !cookies.some((cookie) => matches(one, cookie)))
    .map(({ name, domain }) => ({
      subject: `declared ${domain ?? '*'} ${name}`,
      journey: first.journey,
      severity: 'note',
      message:
        `Cookie ${name}${domain === null ? '' : ` of ${domain}`} is declared in ${declared.source} and was not set in any ` +
        'visit of this page.',
      evidence: { declared: { name, domain } },
    }));
}

const problem = (
  { name, domain, kind, lifetimeMs, initiator, visit }: SetCookie,
  subject: string,
  severity: 'error' | 'warning',
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Problem => ({
  subject: `${domain} ${name} ${subject}`,
  journey: visit.journey,
  severity,
  message,
  initiator,
  evidence: { cookie: { name, domain, kind, lifetimeMs }, ...more },
});
