import { type Severity, severities } from '../../../runtime/contract/findings.ts';
import { type ExitCode, exitCodes } from '../../errors.ts';
import type { AuditDocument } from './document.ts';

export interface ExitStatusOptions {
  /** Least severity of which one finding is too many, where no threshold says otherwise. */
  readonly failOn: Severity;
  /** Most findings of a severity that are let pass. */
  readonly thresholds: Readonly<Partial<Record<Severity, number>>>;
}

/**
 * The exit status of an audit: 3 when not all was seen, 1 when there are too many findings that the baseline does not know, else 0.
 * `notify` hears of every threshold that was passed.
 */
export function exitStatusOf(
  { summary, pages }: AuditDocument,
  { failOn, thresholds }: ExitStatusOptions,
  notify: (line: string) => void,
): ExitCode {
  if (summary.interrupted || summary.incomplete > 0) return exitCodes.notRunnable;
  const isFailing = (severity: Severity) => severities.indexOf(severity) <= severities.indexOf(failOn);
  const exceeded = severities.filter((severity) => {
    const count = pages.flatMap(({ findings }) => findings).filter((one) => one.severity === severity && !one.known).length;
    const most = thresholds[severity];
    if (most !== undefined && count > most)
      notify(`There are ${count} findings of severity ${severity}; the threshold is ${most}.`);
    return count > (most ?? (isFailing(severity) ? 0 : Number.POSITIVE_INFINITY));
  });
  return exceeded.length > 0 ? exitCodes.findings : exitCodes.clean;
}
