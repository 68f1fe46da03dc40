export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A table in Markdown; the first column holds names. */
export function printTable(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  console.log(
    `\n| ${titles.join(' | ')} |\n|---|${titles
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
  );
  for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
}

/** Formats with `digits` decimals; "-" for a missing figure. */
export const digits = (value: number, count = 1): string => (Number.isFinite(value) ? value.toFixed(count) : '-');

/** Medians of each round's ratio to another row. */
export const ratio = (values: readonly number[], floors: readonly number[]): number =>
  median(values.map((value, round) => value / (floors[round] ?? Number.NaN)));
