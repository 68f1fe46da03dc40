import type { Finding } from '../../../fake-server/common/findings.ts';
import { plural } from '../../../fake-server/common/plural.ts';
import type { Io } from '../../io.ts';
import { columns } from '../../report/columns.ts';
import { countsText, type FindingCounts } from '../../report/findings.ts';
import { githubLine } from '../../report/github.ts';
import { JsonDocument } from '../../report/json.ts';
import { prettyFindings } from '../../report/pretty.ts';
import { printable } from '../../report/printable.ts';
import { sarifParts, sarifResult } from '../../report/sarif.ts';
import type { CheckedItem } from '../check/checked.ts';
import { rules } from '../check/rules.ts';
import type { SourceText } from '../text/source-text.ts';
import { RuleGroups } from './group-by-rule.ts';
import type { ReportFormat } from './report-formats.ts';

/** Summary of a report. */
export interface Summary extends FindingCounts {
  inputs: number;
  items: number;
}

/** Receives results as they are found, so that they are not kept in memory. */
export interface Report {
  /** Whether an item without findings and effective values shows nothing, so that it is only counted. */
  readonly skipsItemsWithoutFindings?: true;
  item(item: CheckedItem, source: SourceText): void;
  /** Receives a finding that belongs to no item. */
  finding(finding: Finding, source?: SourceText): void;
  /** Ends the report. `complete`: all inputs could be read; `byRule`: the number of all findings of each rule. */
  end(summary: Summary, complete: boolean, byRule?: Readonly<Record<string, number>>): void;
}

export const reports: Readonly<Record<ReportFormat, (io: Io, groupBy?: GroupBy) => Report>> = {
  pretty: prettyReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
};

/** Whether findings are listed by file, as they are found, or by rule. */
type GroupBy = 'file' | 'rule';

function prettyReport(io: Io, groupBy: GroupBy = 'file'): Report {
  const paint = io.paintOut;
  const groups = new RuleGroups<string>();
  let shown: string | undefined;
  const underSource = (name: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    if (shown !== undefined && shown !== name) io.out('');
    shown = name;
    for (const line of lines) io.out(line);
  };
  // Notes have no code frame.
  const print = (findings: readonly Finding[], source?: SourceText) =>
    prettyFindings(findings, {
      paint,
      withSource: true,
      columns: io.columns,
      wrapAt: io.wrapAt,
      lineNear: (line) => source?.lineAt(line),
      lineOf: ({ severity, line }) => (severity === 'note' || line === undefined ? undefined : source?.lineAt(line)),
    });
  const list = (findings: readonly Finding[], source?: SourceText): string[] => {
    if (groupBy === 'file') return print(findings, source);
    for (const finding of findings) groups.add(finding, print([finding], source));
    return [];
  };
  return {
    skipsItemsWithoutFindings: true,
    item(item, source) {
      const { effective, findings, kind, line, column } = item;
      const heading =
        `  ${printable(item.source)}:${line}:${column}  ` +
        `${paint.bold(kind)}${effective === null ? '  skipped by the runtime' : ''}`;
      const rows = Object.entries(effective ?? {}).map(([key, value]) => ['     ', key, printable(JSON.stringify(value) ?? '')]);
      underSource(item.source, [...(effective === undefined ? [] : [heading, ...columns(rows)]), ...list(findings, source)]);
    },
    finding: (finding, source) => underSource(finding.source ?? '', list([finding], source)),
    end(summary, complete, byRule = {}) {
      const { inputs, items, errors, warnings } = summary;
      const colour = errors > 0 ? paint.red : warnings > 0 ? paint.yellow : paint.green;
      if (shown !== undefined) io.out('');
      for (const { ruleId, severity, title, kept } of groups.list()) {
        io.out(`${paint.bold(ruleId)}  ${plural(byRule[ruleId] ?? kept.length, severity)}  ${paint.dim(title)}`);
        for (const line of kept) io.out(line);
        io.out('');
      }
      const unfinished = complete ? '' : paint.red(' (not everything could be read)');
      io.out(`${plural(inputs, 'input')}, ${plural(items, 'item')}: ${colour(countsText(summary))}${unfinished}`);
    },
  };
}

function jsonReport(io: Io, groupBy: GroupBy = 'file'): Report {
  const document = new JsonDocument((line) => io.out(line));
  const items = document.list('items');
  const topFindings: Finding[] = [];
  return {
    item: (item) => items.add(item),
    finding: (finding) => void topFindings.push(finding),
    end({ inputs, items: count, errors, warnings, notes }, _complete, byRule) {
      items.close();
      const findings = document.list('findings');
      for (const finding of topFindings) findings.add(finding);
      findings.close();
      document.member('summary', { inputs, items: count, errors, warnings, notes });
      if (groupBy === 'rule') document.member('byRule', byRule);
      document.end();
    },
  };
}

function sarifReport(io: Io): Report {
  const { head, tail } = sarifParts(Object.values(rules));
  let first = true;
  const add = (finding: Finding) => {
    io.out(`${first ? '' : ','}${JSON.stringify(sarifResult(finding))}`);
    first = false;
  };
  io.out(head);
  return {
    skipsItemsWithoutFindings: true,
    item: ({ findings }) => findings.forEach(add),
    finding: add,
    end: (_summary, complete) => io.out(tail(complete)),
  };
}

function githubReport(io: Io): Report {
  const add = (finding: Finding) => io.command(githubLine(finding));
  return {
    skipsItemsWithoutFindings: true,
    item: ({ findings }) => findings.forEach(add),
    finding: add,
    end: (summary) => io.note(`${plural(summary.inputs, 'input')}, ${plural(summary.items, 'item')}: ${countsText(summary)}`),
  };
}
