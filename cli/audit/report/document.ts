import type { Finding } from '../../../fake-server/common/findings.ts';
import { shapeOf } from '../../../fake-server/common/secrets/mask.ts';
import { redactFields, redactText } from '../../../fake-server/common/secrets/redact.ts';
import { type SecretCutter, secretCutter } from '../../../fake-server/common/secrets/secret-cutter.ts';
import { countFindings } from '../../report/findings.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { Environment, Initiator, PageVisit, ScriptInitiator } from '../artifacts/artifacts.ts';
import { type Call, callsOf } from '../artifacts/calls.ts';
import { isDeletion } from '../artifacts/cookies.ts';
import { isObserved, type ObservedRequest } from '../artifacts/observed-requests.ts';
import { type Baseline, findingIdentity } from '../judging/baseline.ts';
import { type CookieKind, cookieKind } from '../judging/cookie-kinds.ts';
import type { Judgement } from '../judging/judge.ts';
import { type ThirdParty, thirdPartiesOf } from '../judging/third-parties.ts';
import type { Unjudged } from '../judging/undecided.ts';
import { auditVerdict, pageVerdict, type Verdict } from '../judging/verdict.ts';
import { type ReportedAnswer, reportedAnswers } from './answers.ts';
import { comparable } from './comparable.ts';
import { type Comparison, compareReports } from './compare.ts';
import { firstEnvironment, otherEnvironment } from './environment.ts';
import { type SentRow, sentRows } from './request-list.ts';
import { cutRequests, secretsOf } from './secrets.ts';
import { type TimedEvent, timedEvents } from './time-line.ts';

/** JSON document of an audit. */
export interface AuditDocument {
  /** Verdict on all pages. */
  readonly verdict: Verdict;
  /** Counts over all pages. */
  readonly summary: {
    readonly pages: number;
    readonly journeys: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notes: number;
    /** Number of pages with the verdict `undecided`. */
    readonly undecided: number;
    readonly durationMs: number;
    /** Number of findings that the baseline contains; they are also counted above. */
    readonly known: number;
    /** Number of pages that could not be visited to their end. */
    readonly incomplete: number;
    readonly interrupted: boolean;
  };
  /** Time, place and browser of the first visit; null when none began. */
  readonly environment: Environment | null;
  /** Results by page, in the order of the targets. */
  readonly pages: readonly ReportedPage[];
  /** Differences from an earlier document; absent without `--compare`. */
  readonly compared?: Comparison;
}

/** Result of an audit. */
export interface AuditReport extends AuditDocument {
  /** Data of the HAR and HTML reports beyond the JSON document, one entry a page view. */
  readonly traffic: readonly VisitTraffic[];
}

/** Requests, events and pictures of a page view. */
export interface VisitTraffic {
  readonly url: string;
  readonly journey: string;
  readonly openedAtMs: number;
  readonly requests: readonly ObservedRequest[];
  readonly events: readonly TimedEvent[];
  /** Requests in short, in order, for a list. */
  readonly sent: readonly SentRow[];
  /** Address at the end of all redirects. */
  readonly landedOn: string;
  readonly pictures: PageVisit['pictures'];
}

export interface ReportedPage {
  readonly url: string;
  readonly site: string | null;
  /** Environment of this page's visits; absent when it is that of the first page, apart from the time. */
  readonly environment?: Environment;
  /** File of a page of a folder or fixture site, relative to the current folder. */
  readonly file?: string;
  /** Whether the page declares a policy, in a page context. */
  readonly declaresPolicy: boolean;
  readonly verdict: Verdict;
  /** Rules and journeys that were asked for and could not be judged on this page. */
  readonly undecided: readonly Unjudged[];
  /** Rules and journeys without a meaning on this page, such as an answer without a banner. They do not affect the verdict. */
  readonly notApplicable: readonly Unjudged[];
  /** How the cookie banner was answered, in the order of the journeys. */
  readonly answers: readonly ReportedAnswer[];
  /** Hosts of other sites and what they got, by state of consent. */
  readonly thirdParties: readonly ThirdParty[];
  readonly journeys: readonly ReportedJourney[];
  readonly findings: readonly AuditFinding[];
}

interface ReportedJourney {
  readonly name: string;
  /** In ISO 8601 and UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly cookies: readonly ReportedCookie[];
  readonly calls: readonly ReportedCall[];
}

/** A call without values that reports must not contain. */
type ReportedCall = Omit<Call, 'bodyText' | 'csrfHeader'>;

export interface ReportedCookie {
  readonly name: string;
  /** Shape of the value, such as `xxxx-0000`, because reports contain no values. */
  readonly value: string;
  readonly domain: string;
  readonly path: string | null;
  readonly kind: CookieKind;
  /** Whether it is sent over HTTPS only; absent for a cookie that is not in the jar. */
  readonly secure?: boolean;
  /** Whether scripts cannot read it; absent for a cookie that is not in the jar. */
  readonly httpOnly?: boolean;
  /** Attribute as written, such as `Lax`; absent without it and without an observed write. */
  readonly sameSite?: string;
  /** Whether it is in the jar at the end of the journey. */
  readonly present: boolean;
  /** Lifetime as written in this journey; null for a session cookie; absent without an observed write. */
  readonly writtenLifetimeMs?: number | null;
  readonly initiator?: Initiator;
  readonly refused?: string;
}

/** A finding with its identity, and whether the baseline contains it. */
export interface AuditFinding extends Finding {
  /** Identity of the finding, which stays the same from audit to audit. */
  readonly id: string;
  /** Present when the baseline contains the finding. */
  readonly known?: true;
}

export interface RunDetails {
  readonly durationMs: number;
  readonly interrupted: boolean;
  /** Whether reports contain values of cookies and credentials (`--keep-secrets`). */
  readonly keepSecrets?: boolean;
  /** Document of an earlier audit (`--compare`). */
  readonly compare?: Partial<AuditDocument> | null;
}

/** A page as reports show it, with what the whole report needs of its artifacts. */
export interface PageReport {
  readonly page: ReportedPage;
  readonly environment: Environment | null;
  readonly isIncomplete: boolean;
  readonly traffic: readonly VisitTraffic[];
}

/** Reports one page. Its traffic holds the requests and pictures of all visits. */
export function pageReport(
  { artifacts, findings, undecided = [], notApplicable = [] }: Judgement,
  baseline: Baseline,
  { keepSecrets = false }: Pick<RunDetails, 'keepSecrets'>,
): PageReport {
  const cut = keepSecrets ? null : secretCutter(artifacts.visits.flatMap(secretsOf));
  const reported = findings.map((finding) => reportedFinding(finding, baseline, cut));
  const page: ReportedPage = {
    url: redactText(artifacts.url),
    site: artifacts.site,
    ...(artifacts.file !== undefined && { file: artifacts.file }),
    declaresPolicy: artifacts.visits.some(({ context }) => context !== null),
    verdict: pageVerdict(reported, undecided),
    undecided: undecided.map((one) => ({ ...one, reason: redactAddresses(one.reason) as string })),
    notApplicable,
    answers: reportedAnswers(artifacts.visits),
    thirdParties: thirdPartiesOf(artifacts),
    journeys: artifacts.visits.map((visit) =>
      keepSecrets ? openJourney(visit) : (redactAddresses(reportedJourney(visit)) as ReportedJourney),
    ),
    findings: reported,
  };
  return {
    page,
    environment: artifacts.environment ?? null,
    isIncomplete: artifacts.incomplete !== null || artifacts.visits.some(({ incomplete }) => incomplete !== undefined),
    traffic: artifacts.visits.map((visit) => trafficOf(page.url, visit, keepSecrets)),
  };
}

function trafficOf(url: string, visit: PageVisit, keepSecrets: boolean): VisitTraffic {
  const { journey, openedAtMs, pictures } = visit;
  let cut: readonly ObservedRequest[] | null = keepSecrets ? visit.requests.filter(isObserved) : null;
  return {
    url,
    journey,
    openedAtMs,
    pictures,
    events: timedEvents(visit),
    landedOn: redactText(visit.landedOn),
    get sent() {
      return sentRows(visit);
    },
    // Only the HAR reads the requests.
    get requests() {
      cut ??= cutRequests(visit);
      return cut;
    },
  };
}

/** Returns the report of an audit from those of its pages. */
export function joinedReport(
  reports: readonly PageReport[],
  run: Pick<RunDetails, 'durationMs' | 'interrupted' | 'compare'>,
): AuditReport {
  const environment = firstEnvironment(reports);
  const pages = reports.map(({ page, environment: own }) => ({ ...page, ...otherEnvironment(own, environment) }));
  const findings = pages.flatMap((page) => page.findings);
  return {
    verdict: auditVerdict(pages, run.interrupted),
    summary: {
      pages: pages.length,
      journeys: pages.reduce((count, page) => count + page.journeys.length, 0),
      ...countFindings(findings),
      undecided: pages.filter(({ verdict }) => verdict === 'undecided').length,
      durationMs: run.durationMs,
      known: findings.filter(({ known }) => known).length,
      incomplete: reports.filter(({ isIncomplete }) => isIncomplete).length,
      interrupted: run.interrupted,
    },
    environment,
    pages,
    ...(run.compare && { compared: compareReports(comparable(run.compare), comparable({ pages, environment })) }),
    traffic: reports.flatMap(({ traffic }) => traffic),
  };
}

function reportedFinding(finding: Finding, baseline: Baseline, cut: SecretCutter | null): AuditFinding {
  const id = findingIdentity(finding);
  const shown = cut === null ? finding : (redactAddresses({ ...finding, ...redactEvidence(finding, cut) }) as Finding);
  return { ...shown, id, ...(baseline.has(id) && { known: true }) };
}

const reportedJourney = (visit: PageVisit): ReportedJourney => ({
  name: visit.journey,
  startedAt: new Date(visit.openedAtMs).toISOString(),
  durationMs: visit.durationMs,
  cookies: reportedCookies(visit),
  calls: callsOf(visit).map(redactCall),
});

/** Returns a journey with all values. */
const openJourney = (visit: PageVisit): ReportedJourney => ({
  ...reportedJourney(visit),
  cookies: reportedCookies(visit, (value) => value),
  calls: callsOf(visit).map(({ bodyText: _text, csrfHeader: _header, ...call }) => call),
});

/** Masks cookies and anti-forgery values of a call. */
const redactCall = ({ bodyText: _text, csrfHeader: _header, ...call }: Call): ReportedCall => ({
  ...call,
  url: redactText(call.url).replace(/([?&]crumb=)([^&#]*)/, (_all, key: string, value: string) => key + shapeOf(value)),
  body: withoutCookies(redactFields(call.body)),
});

const cookieFields = ['ss_cvr', 'visitorCookie', 'crumb'];

function withoutCookies(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      cookieFields.includes(key) && typeof value === 'string' ? shapeOf(value) : value,
    ]),
  );
}

/** Returns the data with the secret fields of every address masked, also in messages and stacks. */
function redactAddresses(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(/\bhttps?:\/\/[^\s"'<>]+\?[^\s"'<>]+/g, redactText);
  if (Array.isArray(data)) return data.map(redactAddresses);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, redactAddresses(value)]));
}

/** Masks the call or cookie in a finding's evidence, and what the quoted line has of cookies. */
function redactEvidence({ evidence }: Finding, cut: SecretCutter): Pick<Finding, 'evidence'> {
  if (typeof evidence !== 'object' || evidence === null) return {};
  const { call, cookie, initiator } = evidence as {
    readonly call?: Call;
    readonly cookie?: { readonly value?: unknown };
    readonly initiator?: Initiator;
  };
  return {
    evidence: {
      ...evidence,
      ...(call && { call: redactCall(call) }),
      ...(initiator && { initiator: withCutCode(initiator, cut) }),
      ...(typeof cookie?.value === 'string' && { cookie: { ...cookie, value: shapeOf(cookie.value) } }),
    },
  };
}

function withCutCode(initiator: Initiator, cut: SecretCutter): Initiator {
  if (initiator.kind === 'response') {
    const { sentBy } = initiator;
    return sentBy ? { ...initiator, sentBy: withCutCode(sentBy, cut) as ScriptInitiator } : initiator;
  }
  return initiator.code === undefined ? initiator : { ...initiator, code: cut.text(redactText(initiator.code)) };
}

function sameSiteOf(write: { readonly line: string } | undefined): Pick<ReportedCookie, 'sameSite'> {
  const sameSite = /;\s*samesite\s*=\s*(\w+)/i.exec(write?.line ?? '')?.[1];
  return sameSite === undefined ? {} : { sameSite };
}

/**
 * Returns the cookies at the end, then those that were written or deleted before. A deletion of an absent cookie is left out.
 */
function reportedCookies(visit: PageVisit, shownValue: (value: string) => string = shapeOf): ReportedCookie[] {
  const host = hostOf(visit.landedOn);
  const same = (one: { name: string; domain: string }) => (other: { name: string; domain: string }) =>
    one.name === other.name && one.domain === other.domain;
  const kept = visit.jarAfter.map((cookie): ReportedCookie => {
    const write = visit.writes.findLast(same(cookie));
    const lifetimeMs = write?.lifetimeMs ?? (cookie.expiresMs === null ? null : cookie.expiresMs - visit.endedAtMs);
    const kind = cookieKind({ ...cookie, lifetimeMs }, host);
    const { name, value, domain, path, secure, httpOnly } = cookie;
    return {
      name,
      value: shownValue(value),
      domain,
      path,
      kind,
      secure,
      httpOnly,
      ...sameSiteOf(write),
      present: true,
      ...(write && { writtenLifetimeMs: write.lifetimeMs, initiator: write.initiator }),
    };
  });
  const removed = visit.writes
    .filter((write) => !visit.jarAfter.some(same(write)) && visit.writes.findLast(same(write)) === write)
    .filter((write) => [...visit.jarBefore, ...visit.writes.filter((one) => !isDeletion(one))].some(same(write)))
    .map((write): ReportedCookie => {
      const { name, value, domain, path, lifetimeMs, initiator, refused } = write;
      const kind = cookieKind(write, host);
      return {
        name,
        value: shownValue(value),
        domain,
        path,
        kind,
        ...sameSiteOf(write),
        present: false,
        writtenLifetimeMs: lifetimeMs,
        initiator,
        ...(refused && { refused }),
      };
    });
  return [...kept, ...removed];
}
