import type { ChalkInstance } from 'chalk';
import type { Finding, Severity } from '../../fake-server/common/findings.ts';
import { printable } from './printable.ts';
import { wrapLine } from './wrap.ts';

export interface PrettyOptions {
  readonly paint: ChalkInstance;
  /** Returns the text of a finding's line, for a code frame; undefined when it is unknown. */
  readonly lineOf?: (finding: Finding) => string | undefined;
  /** Returns the text of another line of a finding's source, for the lines around the place; undefined for an unknown one. */
  readonly lineNear?: (line: number) => string | undefined;
  /** Whether places begin with the source, as `file:line:column`, which terminals make a link. */
  readonly withSource?: boolean;
  /** Columns of the terminal. Longer lines of a code frame are cut around the place. */
  readonly columns?: number;
  /** Columns at which messages are wrapped; not wrapped without it. */
  readonly wrapAt?: number;
}

const defaultColumns = 80;
/** Indent of a wrapped message, as far as its code frame. */
const messageIndent = 4;
/** Shortest part of a line in a code frame, also where it does not fit the terminal. */
const minExcerptWidth = 16;

/**
 * Returns findings for a terminal, one line each: `line:column severity message rule (reference)`, with a code frame where the
 * line is known. Foreign text is made printable. Without `withSource`, the caller prints the source's name above them.
 */
export function prettyFindings(findings: readonly Finding[], options: PrettyOptions): string[] {
  const places = findings.map((finding) => placeOf(finding, options.withSource === true));
  const width = places.reduce((widest, place) => Math.max(widest, place.length), 0);
  return findings.flatMap((finding, index) => [
    ...wrapLine(
      headline(finding, (places[index] ?? '')[options.withSource ? 'padEnd' : 'padStart'](width), options.paint),
      options.wrapAt ?? Number.POSITIVE_INFINITY,
      messageIndent,
    ),
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

function placeOf({ source, line, column }: Finding, withSource: boolean): string {
  const place = line === undefined ? [] : [line, column ?? 1];
  return [...(withSource ? [printable(source ?? '')] : []), ...place].join(':');
}

function headline(finding: Finding, place: string, paint: ChalkInstance): string {
  const rule = finding.reference ? `${finding.ruleId} (${finding.reference})` : finding.ruleId;
  const parts = [
    paint.dim(place),
    paintSeverity(finding.severity, paint),
    printable(finding.message),
    paint.dim(printable(rule)),
  ];
  return `  ${parts.filter((part) => part !== paint.dim('')).join('  ')}`.trimEnd();
}

function paintSeverity(severity: Severity, paint: ChalkInstance): string {
  const padded = severity.padEnd('warning'.length);
  if (severity === 'error') return paint.red(padded);
  return severity === 'warning' ? paint.yellow(padded) : paint.blue(padded);
}

/** Number of lines before and after a finding's line in its code frame. */
const linesAround = 2;

function frame(finding: Finding, { paint, lineOf, lineNear, columns = defaultColumns }: PrettyOptions): string[] {
  const text = lineOf?.(finding);
  const { line, column = 1 } = finding;
  if (text === undefined || line === undefined) return [];
  const numbers = Array.from({ length: 2 * linesAround + 1 }, (_, index) => line - linesAround + index);
  const shown = numbers.filter((number) => number === line || (number > 0 && lineNear?.(number) !== undefined));
  const width = String(shown.at(-1)).length;
  const gutterOf = (label: string) => `    ${label.padStart(width)} | `;
  // An excerpt can have … on both sides.
  const excerptWidth = Math.max(minExcerptWidth, columns - gutterOf('').length - 2);
  const cut = excerptAround(text, column - 1, excerptWidth);
  const start = startOfExcerpt(text, column - 1, excerptWidth);
  return shown.flatMap((number) => {
    const gutter = gutterOf(String(number));
    if (number !== line) return [paint.dim(`${gutter}${sameColumns(lineNear?.(number) ?? '', start, excerptWidth)}`.trimEnd())];
    const caret = `${paint.dim(gutterOf(''))}${' '.repeat(cut.caret)}${paint.red('^')}`;
    return [`${paint.dim(gutter)}${cut.text}`, caret];
  });
}

/**
 * Returns the columns of another line that the excerpt of a finding's line shows; the first ones of a line that ends before them.
 */
function sameColumns(line: string, excerptStart: number, width: number): string {
  const start = line.length > excerptStart ? excerptStart : 0;
  const end = start + width;
  return `${start > 0 ? '…' : ''}${printable(line.slice(start, end))}${line.length > end ? '…' : ''}`;
}

/**
 * Returns the part of a line around an index that fits the width, made printable, with … where it is cut. `caret` is the number
 * of characters before the index. An index past the end counts as the end of the line.
 */
export function excerptAround(line: string, index: number, width: number): { text: string; caret: number } {
  const place = Math.min(Math.max(index, 0), line.length);
  const start = startOfExcerpt(line, index, width);
  const end = Math.min(line.length, start + width);
  const before = (start > 0 ? '…' : '') + printable(line.slice(start, place));
  const after = printable(line.slice(place, end)) + (end < line.length ? '…' : '');
  return { text: before + after, caret: before.length };
}

function startOfExcerpt(line: string, index: number, width: number): number {
  const place = Math.min(Math.max(index, 0), line.length);
  return line.length <= width ? 0 : Math.max(0, Math.min(place - Math.floor(width / 3), line.length - width));
}
