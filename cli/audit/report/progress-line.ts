import { shortDurationText } from '../../report/duration-text.ts';
import { printable } from '../../report/printable.ts';
import type { AuditPage } from '../targets/targets.ts';

/** Returns the progress of an audit as one line: the number of the page, the time left when it is known, and the page. */
export function progressLine({ site, url, path }: AuditPage, at: number, total: number, leftMs: number | null): string {
  const left = leftMs === null || at === total ? '' : ` · ${shortDurationText(leftMs)} left`;
  return `${at} of ${total}${left}: ${printable(site === null ? url : `${site}${path}`)}`;
}
