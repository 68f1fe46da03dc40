import type { ChartData } from './chart-data.ts';

/** Hues that most people can distinguish; each has a contrast of 3:1 to white and to almost black. */
const colours = ['#2f74c0', '#d07a1a', '#2c8a57', '#c8446b', '#8a66c9', '#2a93a6', '#96723c', '#747c8b'];
export const colourOf = (index: number): string => colours[index % colours.length] ?? '';

export const chartHeightPx = 320;
const leftPx = 56;
const labelPx = 60;
const letterPx = 9;

/** Returns the SVG elements of a chart of this width. */
export function chartMarks(chart: ChartData, widthPx: number, format: Intl.NumberFormat): readonly SVGElement[] {
  if (chart.type === 'pie') return slices(chart, widthPx);
  return [...axes(chart, widthPx, format), ...(chart.type === 'line' ? curves(chart, widthPx) : bars(chart, widthPx))];
}

function svg(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  if (text) element.textContent = text;
  return element;
}

/** Returns the bounds of the scale (0 is within them, both are rounded outwards), its step, and the position of a value. */
function scaleOf({ series }: ChartData) {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(high - low, 1e-9)));
  const step = [0.2, 0.5, 1, 2].map((factor) => factor * magnitude).find((each) => (high - low) / each <= 6) ?? magnitude;
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step;
  const yOf = (value: number) => chartHeightPx - 36 - ((value - from) / (to - from)) * (chartHeightPx - 56);
  return { from, to, step, yOf };
}

const bandOf = ({ labels }: ChartData, widthPx: number): number => (widthPx - leftPx - 8) / Math.max(1, labels.length);

function axes(chart: ChartData, widthPx: number, format: Intl.NumberFormat): readonly SVGElement[] {
  const { from, to, step, yOf } = scaleOf(chart);
  const lines: SVGElement[] = [];
  for (let index = 0; from + index * step <= to + step / 2; index += 1) {
    const value = from + index * step;
    const y = yOf(value);
    lines.push(svg('path', { d: `M${leftPx},${y}H${widthPx - 8}`, class: value === 0 ? 'ss-zero' : 'ss-line' }));
    lines.push(svg('text', { x: leftPx - 8, y: y + 5, 'text-anchor': 'end' }, format.format(value)));
  }
  const band = bandOf(chart, widthPx);
  const every = Math.max(1, Math.ceil(labelPx / band));
  const maxLength = Math.max(3, Math.floor((band * every) / letterPx));
  const labels = chart.labels.flatMap((label, index) => {
    if (index % every !== 0) return [];
    const x = leftPx + band * (index + 0.5);
    return [svg('text', { x, y: chartHeightPx - 12, 'text-anchor': 'middle' }, cut(label, maxLength))];
  });
  return [...lines, ...labels];
}

const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}\u2026` : text;

function curves(chart: ChartData, widthPx: number): readonly SVGElement[] {
  const { yOf } = scaleOf(chart);
  const band = bandOf(chart, widthPx);
  return chart.series.map(({ values }, at) => {
    let isDrawing = false;
    const d = values.map((value, index) => {
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== null;
      return value === null ? '' : `${command}${leftPx + band * (index + 0.5)},${yOf(value)}`;
    });
    return svg('path', { d: d.join(''), class: 'ss-curve', stroke: colourOf(at) });
  });
}

function bars(chart: ChartData, widthPx: number): readonly SVGElement[] {
  const { yOf } = scaleOf(chart);
  const band = bandOf(chart, widthPx);
  const barPx = (band * 0.8) / chart.series.length;
  return chart.series.flatMap(({ values }, at) =>
    values.flatMap((value, index) => {
      if (value === null) return [];
      const x = leftPx + band * (index + 0.1) + barPx * at;
      const y = Math.min(yOf(value), yOf(0));
      return [svg('rect', { x, y, width: barPx * 0.92, height: Math.abs(yOf(value) - yOf(0)), fill: colourOf(at) })];
    }),
  );
}

/** Returns the slices of the first series; a value below 0 has no slice. */
function slices({ series: [first] }: ChartData, widthPx: number): readonly SVGElement[] {
  const values = (first?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const [x, y, radius] = [widthPx / 2, chartHeightPx / 2, Math.min(widthPx, chartHeightPx) / 2 - 10];
  const pointAt = (turn: number) => `${x + radius * Math.sin(2 * Math.PI * turn)},${y - radius * Math.cos(2 * Math.PI * turn)}`;
  let turn = 0;
  return values.flatMap((value, index) => {
    const share = sum > 0 ? value / sum : 0;
    const start = turn;
    turn += share;
    if (share === 0) return [];
    if (share === 1) return [svg('circle', { cx: x, cy: y, r: radius, fill: colourOf(index) })];
    const d = `M${x},${y}L${pointAt(start)}A${radius},${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${pointAt(turn)}Z`;
    return [svg('path', { d, fill: colourOf(index), class: 'ss-slice' })];
  });
}
