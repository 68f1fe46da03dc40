import { readFields, readNumber, readText } from '../../../contract/read.ts';

type ChartType = 'bar' | 'line' | 'pie';

export interface Chart {
  readonly type: ChartType;
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Block variants. Spec 2 §3. */
const variants: Readonly<Record<number, ChartType>> = { 1009: 'bar', 1010: 'line', 1011: 'pie' };
/** More than these cannot be told apart on a page (our choice). */
const mostLabels = 100;
const mostSeries = 8;
/** A larger number would leave the others no room (our choice). */
const mostValue = 1e15;

/**
 * Returns what a chart block's JSON describes, or null where it holds no numbers. No published one was seen, so it is read widely (our choice): the type is
 * a variant's number or name in `variant`, `type` or `chartType`; the table is in `data` or `chartData`, as rows of which the first holds names and
 * each first field a label, as text of such rows with commas or tabs, or as `{labels, datasets: [{label, data}]}`.
 */
export function readChart(input: unknown): Chart | null {
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
    const names = head.slice(1, mostSeries + 1);
    const kept = rows.slice(0, mostLabels);
    return withNumbers({
      ...chart,
      labels: kept.map(([label]) => `${label ?? ''}`),
      series: names.map((name, at) => ({ name: `${name ?? ''}`, values: kept.map((row) => readValue(row[at + 1])) })),
    });
  }
  const sets = (Array.isArray(fields.datasets) ? fields.datasets : []).slice(0, mostSeries).map(readFields);
  const labels = (Array.isArray(fields.labels) ? fields.labels : []).slice(0, mostLabels).map((label) => `${label}`);
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
  return value !== null && Math.abs(value) <= mostValue ? value : null;
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

const withNumbers = (chart: Chart): Chart | null =>
  chart.series.some(({ values }) => values.some((value) => value !== null)) ? chart : null;
