import { readFields, readNumber, readText } from '../../../contract/read.ts';

type ChartType = 'bar' | 'line' | 'pie';

export interface ChartData {
  readonly type: ChartType;
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Numbers of the block variants. */
const variants: Readonly<Record<number, ChartType>> = { 1009: 'bar', 1010: 'line', 1011: 'pie' };
/** More labels or series than these cannot be distinguished on a page. */
const maxLabels = 100;
const maxSeries = 8;
/** Larger numbers count as missing: they would leave no room for the others. */
const maxValue = 1e15;

/**
 * Returns the chart that the JSON of a block describes; null where it has no numbers. The type is the number or the name of a
 * variant in `variant`, `type` or `chartType`. The table is in `data` or `chartData`: rows (the first one has names, the first
 * field of each a label), text of such rows with commas or tabs, or `{labels, datasets: [{label, data}]}`. site#charts
 */
export function readChart(input: unknown): ChartData | null {
  const block = readFields(input);
  const named = [block.variant, block.type, block.chartType];
  const type =
    named
      .map((each) => variants[readNumber(each) ?? 0] ?? /^(bar|line|pie)$/i.exec(readText(each))?.[0].toLowerCase())
      .find(Boolean) ?? 'bar';
  const data = block.data ?? block.chartData;
  const fields = readFields(data);
  const chart = { type: type as ChartType, title: readText(block.title) || readText(block.name) };
  const table = Array.isArray(fields.datasets) ? null : rowsOf(data ?? block.rows ?? block.csv);
  if (table) {
    const [head = [], ...rows] = table;
    const names = head.slice(1, maxSeries + 1);
    const kept = rows.slice(0, maxLabels);
    return withNumbers({
      ...chart,
      labels: kept.map(([label]) => `${label ?? ''}`),
      series: names.map((name, at) => ({ name: `${name ?? ''}`, values: kept.map((row) => readValue(row[at + 1])) })),
    });
  }
  const sets = (Array.isArray(fields.datasets) ? fields.datasets : []).slice(0, maxSeries).map(readFields);
  const labels = (Array.isArray(fields.labels) ? fields.labels : []).slice(0, maxLabels).map((label) => `${label}`);
  return withNumbers({
    ...chart,
    labels,
    series: sets.map((set) => ({
      name: readText(set.label),
      values: labels.map((_, at) => readValue(Array.isArray(set.data) ? set.data[at] : null)),
    })),
  });
}

function readValue(input: unknown): number | null {
  const value = readNumber(input);
  return value !== null && Math.abs(value) <= maxValue ? value : null;
}

function rowsOf(value: unknown): readonly (readonly unknown[])[] | null {
  if (typeof value === 'string')
    return value
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(/[\t,;]/).map((field) => field.trim()));
  const rows = readFields(value).rows ?? value;
  return Array.isArray(rows) && rows.every(Array.isArray) ? (rows as unknown[][]) : null;
}

const withNumbers = (chart: ChartData): ChartData | null =>
  chart.series.some(({ values }) => values.some((value) => value !== null)) ? chart : null;
