import { durationText } from '../../report/duration-text.ts';
import type { Initiator } from '../artifacts/artifacts.ts';
import type { AuditFinding, ReportedCookie } from './document.ts';

/** Returns the initiator as text: the script with its place, or the response. */
export const initiatorText = (initiator: Initiator): string =>
  initiator.kind === 'script'
    ? `${initiator.via} at ${initiator.file ?? initiator.url}:${initiator.line}:${initiator.column}`
    : `Set-Cookie of ${initiator.url} (status ${initiator.status})`;

/** Returns the initiator in a finding's evidence; null without one. */
export function evidenceInitiator(finding: AuditFinding): Initiator | null {
  const evidence = finding.evidence as { readonly initiator?: Initiator } | undefined;
  return evidence?.initiator ?? null;
}

/** Returns the journeys in which a finding occurs. */
export const findingJourneys = (finding: AuditFinding): readonly string[] =>
  (finding.evidence as { readonly journeys?: readonly string[] } | undefined)?.journeys ??
  (finding.journey ? [finding.journey] : []);

/** Returns the state of a cookie in a journey: its lifetime, `removed again`, `cleared` or `refused`. */
export function cookieText(cookie: ReportedCookie): string {
  if (cookie.refused !== undefined) return 'refused';
  const { writtenLifetimeMs } = cookie;
  if (!cookie.present) return writtenLifetimeMs != null && writtenLifetimeMs <= 0 ? 'cleared' : 'removed again';
  if (writtenLifetimeMs === undefined) return 'kept';
  return writtenLifetimeMs === null ? 'session' : durationText(writtenLifetimeMs);
}

/** Returns the line that wrote a finding's cookie, with the value replaced by its shape; null without an observed write. */
export function evidenceLine(finding: AuditFinding): string | null {
  const { cookie } = (finding.evidence ?? {}) as { readonly cookie?: { readonly line?: unknown } };
  return typeof cookie?.line === 'string' ? cookie.line : null;
}
