import type { ChalkInstance } from 'chalk';
import { printable } from '../../report/printable.ts';
import type { Comparison, CookieName, Differences, PageComparison } from './compare.ts';
import { timeText } from './environment.ts';

interface ComparisonLine {
  readonly state: 'new' | 'gone' | 'changed' | 'not compared' | 'and';
  readonly text: string;
}

/** Returns the time of the earlier report, for readers. */
export const comparisonSince = ({ since }: Comparison): string => (since === null ? 'the earlier report' : timeText(since));

/** Maximum number of lines of a page. The JSON document has all differences. */
const maxLines = 100;

/** Returns the differences of a page, one line each: cookies, third parties, findings. */
export function comparisonLines(page: PageComparison): ComparisonLine[] {
  const lines = allLines(page);
  const more = lines.length - maxLines;
  return more <= 0 ? lines : [...lines.slice(0, maxLines), { state: 'and', text: `${more} more` }];
}

function allLines({ in: where, cookies, hosts, findings, uncompared }: PageComparison): ComparisonLine[] {
  if (where === 'new') return [{ state: 'new', text: 'page, which the earlier report does not have' }];
  if (where === 'old') return [{ state: 'gone', text: 'page, which only the earlier report has' }];
  return [
    ...linesOf(cookies, ({ name, domain }: CookieName) => `cookie ${name} (${domain})`),
    ...linesOf(hosts, (host: string) => `third party ${host}`),
    ...linesOf(findings, ({ ruleId, message }) => `finding ${ruleId}: ${message}`),
    ...(uncompared.length > 0
      ? [{ state: 'not compared' as const, text: `journeys that only one of the reports has: ${uncompared.join(', ')}` }]
      : []),
  ];
}

const linesOf = <Item>(
  { new: added, gone, changed }: Differences<Item, Item & { readonly changes: readonly string[] }>,
  textOf: (item: Item) => string,
): ComparisonLine[] => [
  ...added.map((item) => ({ state: 'new' as const, text: textOf(item) })),
  ...gone.map((item) => ({ state: 'gone' as const, text: textOf(item) })),
  ...changed.map((item) => ({
    state: 'changed' as const,
    text: `${textOf(item).replace(/\.$/, '')}: ${item.changes.join('; ')}`,
  })),
];

/** Returns a comparison for a terminal. */
export function prettyComparison(comparison: Comparison, paint: ChalkInstance): string[] {
  const { cookies, hosts, findings } = comparison.summary;
  const counts = [
    ['cookies', cookies],
    ['third parties', hosts],
    ['findings', findings],
  ] as const;
  const sums = counts.map(([name, one]) => `${name} ${one.new} new, ${one.gone} gone, ${one.changed} changed`).join('; ');
  return [
    paint.bold(`Changes since ${printable(comparisonSince(comparison))}: ${sums}.`),
    ...comparison.pages.flatMap((page) => [
      `  ${printable(page.url)}`,
      ...comparisonLines(page).map(({ state, text }) => `    ${paint.dim(state.padEnd(8))} ${printable(text)}`),
    ]),
  ];
}
