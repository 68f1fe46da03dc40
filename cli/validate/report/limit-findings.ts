import type { Finding } from '../../../fake-server/common/findings.ts';
import { plural } from '../../../fake-server/common/plural.ts';
import type { Io } from '../../io.ts';
import type { Report } from './reports.ts';

/**
 * Limits a report to `max` findings (`--max-findings`), and prints the number of hidden ones on standard error. Counts are
 * unchanged.
 */
export function limitFindings(report: Report, max: number, io: Pick<Io, 'note'>): Report {
  let left = max;
  let hidden = 0;
  const withinLimit = (findings: readonly Finding[]): readonly Finding[] => {
    const shown = findings.slice(0, left);
    left -= shown.length;
    hidden += findings.length - shown.length;
    return shown;
  };
  return {
    item: (item, source) => report.item({ ...item, findings: withinLimit(item.findings) }, source),
    finding(finding, source) {
      for (const shown of withinLimit([finding])) report.finding(shown, source);
    },
    end(summary, complete, byRule) {
      report.end(summary, complete, byRule);
      if (hidden > 0)
        io.note(`${plural(hidden, 'more finding')} ${hidden === 1 ? 'is' : 'are'} not shown (--max-findings ${max}).`);
    },
  };
}
