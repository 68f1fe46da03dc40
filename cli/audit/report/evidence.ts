import { durationText } from '../../report/duration-text.ts';
import type { Initiator } from '../artifacts/artifacts.ts';
import { placeText, scriptOf } from '../artifacts/initiators.ts';
import type { AuditFinding, ReportedCookie } from './document.ts';

/** Returns the initiator as text: the script with its place, or the response. */
export const initiatorText = (initiator: Initiator): string =>
  initiator.kind === 'script'
    ? `${initiator.via} at ${placeText(initiator)}`
    : `Set-Cookie of ${initiator.url} (status ` +
      `${initiator.status})${initiator.sentBy ? `, requested at ${placeText(initiator.sentBy)}` : ''}`;

/** The line of the site's own files behind a finding. */
export interface QuotedLine {
  /** `js/tags.js:12:5`. */
  readonly place: string;
  readonly line: number;
  /** Null for a line that was not read. */
  readonly code: string | null;
  /** What called: `document.cookie`, `Set-Cookie of https://… (status 200)`. */
  readonly via: string;
  /** Innermost first. */
  readonly stack: readonly string[];
}

/** Returns the line behind a finding; null for a finding without one. */
export function quotedLine(finding: AuditFinding): QuotedLine | null {
  const initiator = evidenceInitiator(finding);
  const script = initiator && scriptOf(initiator);
  if (!initiator || !script) return null;
  const via = initiator.kind === 'script' ? initiator.via : `Set-Cookie of ${initiator.url} (status ${initiator.status})`;
  return { place: placeText(script), line: script.line, code: script.code ?? null, via, stack: script.stack };
}

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
