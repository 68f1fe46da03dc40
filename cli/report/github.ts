import type { Finding } from '../../fake-server/common/findings.ts';
import { printable } from './printable.ts';

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Returns a finding as a GitHub Actions workflow command: `::error file=…,line=…,col=…,title=rule::message`. */
export function githubLine(finding: Finding): string {
  const source = finding.source ?? finding.url;
  const properties = [
    source === undefined ? undefined : `file=${escapeProperty(printable(source))}`,
    finding.line === undefined ? undefined : `line=${finding.line}`,
    finding.column === undefined ? undefined : `col=${finding.column}`,
    `title=${escapeProperty(printable(finding.ruleId))}`,
  ].filter((property) => property !== undefined);
  const reference = finding.reference ? ` (${finding.reference})` : '';
  return `::${commands[finding.severity]} ${properties.join(',')}::${escapeData(printable(finding.message) + reference)}`;
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
