import { type ExitCode, exitCodes } from '../../../fake-server/common/errors.ts';
import { type Severity, severities } from '../../../fake-server/common/findings.ts';
import type { AuditDocument } from './document.ts';

export interface ExitStatusOptions {
  /** Lowest severity of which one finding fails the audit, unless the severity has a threshold. */
  readonly failOn: Severity;
  /** Number of findings of a severity that do not fail the audit. */
  readonly thresholds: Readonly<Partial<Record<Severity, number>>>;
  /** Whether an audit may leave something undecided (`--allow-undecided`). */
  readonly allowUndecided?: boolean;
}

/**
 * Returns the exit status of an audit: 1 for too many findings that the baseline does not contain, else 3 when something could
 * not be judged, else 0. An interrupted audit never ends with 0. `notify` receives a sentence for each exceeded threshold.
 */
export function exitStatusOf(
  { summary, pages }: Pick<AuditDocument, 'summary' | 'pages'>,
  { failOn, thresholds, allowUndecided = false }: ExitStatusOptions,
  notify: (line: string) => void,
): ExitCode {
  const isFailing = (severity: Severity) => severities.indexOf(severity) <= severities.indexOf(failOn);
  const exceeded = severities.filter((severity) => {
    const count = pages.flatMap(({ findings }) => findings).filter((one) => one.severity === severity && !one.known).length;
    const threshold = thresholds[severity];
    if (threshold !== undefined && count > threshold)
      notify(`There are ${count} findings of severity ${severity}; the threshold is ${threshold}.`);
    return count > (threshold ?? (isFailing(severity) ? 0 : Number.POSITIVE_INFINITY));
  });
  if (exceeded.length > 0) return exitCodes.findings;
  const isUndecided = pages.some(({ undecided }) => undecided.length > 0);
  return summary.interrupted || (isUndecided && !allowUndecided) ? exitCodes.notRunnable : exitCodes.clean;
}
