import type { ChalkInstance } from 'chalk';
import type { Finding, Severity } from '../../runtime/contract/findings.ts';
import { printable } from './printable.ts';

export interface PrettyOptions {
  readonly paint: ChalkInstance;
  /** Returns the text of a finding's line, for a code frame; undefined when it is unknown. */
  readonly lineOf?: (finding: Finding) => string | undefined;
  /** Columns of a code frame; longer lines are cut around the place. */
  readonly frameWidth?: number;
}

const defaultFrameWidth = 100;

/**
 * Returns findings for a terminal, one line each: `line:column  severity  message  rule (reference)`, with a code frame where the line
 * is known. Foreign text is made printable. The caller prints the source's name above them.
 */
export function prettyFindings(findings: readonly Finding[], options: PrettyOptions): string[] {
  const places = findings.map(linePlaceOf);
  const width = places.reduce((widest, place) => Math.max(widest, place.length), 0);
  return findings.flatMap((finding, index) => [
    headline(finding, (places[index] ?? '').padStart(width), options.paint),
    ...frame(finding, options),
  ]);
}

/** Returns the findings of several sources, each group under its source's name, in the given order. */
export function prettyGroups(findings: readonly Finding[], options: PrettyOptions): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const source = finding.source ?? finding.url ?? '';
    const group = groups.get(source);
    if (group) group.push(finding);
    else groups.set(source, [finding]);
  }
  return [...groups].flatMap(([source, group]) => [
    ...(source ? [options.paint.underline(printable(source))] : []),
    ...prettyFindings(group, options),
    '',
  ]);
}

const linePlaceOf = ({ line, column }: Finding): string => (line === undefined ? '' : `${line}:${column ?? 1}`);

function headline(finding: Finding, place: string, paint: ChalkInstance): string {
  const rule = finding.reference ? `${finding.ruleId} (${finding.reference})` : finding.ruleId;
  const parts = [
    paint.dim(place),
    paintSeverity(finding.severity, paint),
    printable(finding.message),
    paint.dim(printable(rule)),
  ];
  return `  ${parts.join('  ')}`.trimEnd();
}

function paintSeverity(severity: Severity, paint: ChalkInstance): string {
  const padded = severity.padEnd('warning'.length);
  if (severity === 'error') return paint.red(padded);
  return severity === 'warning' ? paint.yellow(padded) : paint.blue(padded);
}

function frame(finding: Finding, { paint, lineOf, frameWidth = defaultFrameWidth }: PrettyOptions): string[] {
  const text = lineOf?.(finding);
  if (text === undefined || finding.line === undefined) return [];
  const cut = excerptAround(text, (finding.column ?? 1) - 1, frameWidth);
  const gutter = String(finding.line);
  return [
    paint.dim(`    ${gutter} | ${cut.text}`),
    `${paint.dim(`    ${' '.repeat(gutter.length)} | `)}${' '.repeat(cut.caret)}${paint.red('^')}`,
  ];
}

/**
 * Returns the part of a line around an index that fits the width, made printable, with … where it is cut. `caret` is the number of
 * characters before the index. An index past the end counts as the end of the line.
 */
export function excerptAround(line: string, index: number, width: number): { text: string; caret: number } {
  const place = Math.min(Math.max(index, 0), line.length);
  const start = line.length <= width ? 0 : Math.max(0, Math.min(place - Math.floor(width / 3), line.length - width));
  const end = Math.min(line.length, start + width);
  const before = (start > 0 ? '…' : '') + printable(line.slice(start, place));
  const after = printable(line.slice(place, end)) + (end < line.length ? '…' : '');
  return { text: before + after, caret: before.length };
}
