import type { Finding } from '../../../fake-server/common/findings.ts';
import type { Unjudged } from './undecided.ts';

/** `keeps`: all that was asked for was judged, and no promise is broken. */
export type Verdict = 'keeps' | 'breaks' | 'undecided';

/**
 * Returns the verdict on a page: an error that the baseline does not contain breaks a promise, whatever could not be judged
 * beside it. Warnings and notes break none. `--fail-on` and `--thresholds` change the exit status and not the verdict.
 */
export function pageVerdict(
  findings: readonly (Pick<Finding, 'severity'> & { readonly known?: true })[],
  undecided: readonly Unjudged[],
): Verdict {
  if (findings.some(({ severity, known }) => severity === 'error' && !known)) return 'breaks';
  return undecided.length > 0 ? 'undecided' : 'keeps';
}

/** Returns the verdict on all pages. Without a page, and after an interruption, nothing is certain but a broken promise. */
export function auditVerdict(pages: readonly { readonly verdict: Verdict }[], interrupted: boolean): Verdict {
  if (pages.some(({ verdict }) => verdict === 'breaks')) return 'breaks';
  return interrupted || pages.length === 0 || pages.some(({ verdict }) => verdict === 'undecided') ? 'undecided' : 'keeps';
}
