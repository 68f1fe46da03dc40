import { durationText } from '../../report/duration-text.ts';
import type { Initiator } from '../artifacts/artifacts.ts';
import type { AuditFinding, ReportedCookie } from './document.ts';

/** Who wrote a cookie or sent a call, for people: the script with its place, or the response that carried it. */
export const initiatorText = (initiator: Initiator): string =>
  initiator.kind === 'script'
    ? `${initiator.via} at ${initiator.url}:${initiator.line}:${initiator.column}`
    : `Set-Cookie of ${initiator.url} (status ${initiator.status})`;

/** The setter in a finding's evidence, if it names one. */
export function evidenceInitiator(finding: AuditFinding): Initiator | null {
  const evidence = finding.evidence as { readonly initiator?: Initiator } | undefined;
  return evidence?.initiator ?? null;
}

/** The journeys a finding shows in. */
export const findingJourneys = (finding: AuditFinding): readonly string[] =>
  (finding.evidence as { readonly journeys?: readonly string[] } | undefined)?.journeys ??
  (finding.journey ? [finding.journey] : []);

/** What became of a cookie in a journey: its lifetime, `gone`, `cleared` or `refused`. */
export function cookieText(cookie: ReportedCookie): string {
  if (cookie.refused !== undefined) return 'refused';
  const { writtenLifetimeMs } = cookie;
  if (!cookie.present) return writtenLifetimeMs != null && writtenLifetimeMs <= 0 ? 'cleared' : 'gone again';
  if (writtenLifetimeMs === undefined) return 'kept';
  return writtenLifetimeMs === null ? 'session' : durationText(writtenLifetimeMs);
}

/** The line that wrote a finding's cookie, its value cut to its shape; null where none was seen. */
export function evidenceLine(finding: AuditFinding): string | null {
  const { cookie } = (finding.evidence ?? {}) as { readonly cookie?: { readonly line?: unknown } };
  return typeof cookie?.line === 'string' ? cookie.line : null;
}
