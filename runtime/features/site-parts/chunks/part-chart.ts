import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { buildElement } from '../../../browser/build-element.ts';
import { pageLanguage } from '../../../browser/page-texts.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { parseBlockJson } from '../../../contract/blocks/block-json.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import styles from '../charts/chart.css';
import { type Chart, readChart } from '../charts/chart-data.ts';

/** Hues that most people tell apart; each has a contrast of 3 to white paper and to almost black one. */
const colours = ['#2f74c0', '#d07a1a', '#2c8a57', '#c8446b', '#8a66c9', '#2a93a6', '#96723c', '#747c8b'];
const height = 320;

/**
 * A chart of bars, lines or one pie, drawn anew for every width; what it shows is a table for screen readers, and names with
 * their colours for everyone. Block type CHART, spec 2 §3; how it looks is our choice.
 */
export function mount(block: HTMLElement): Mounted {
  const chart = readChart(parseBlockJson(block.dataset.blockJson ?? ''));
  if (!chart) throw blockSkipped(block.dataset.blockJson ? 'no-numbers' : 'data-missing');
  const box = block.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  const removeStyles = adoptStyles(document, styles);
  const number = new Intl.NumberFormat(pageLanguage() || undefined, { maximumFractionDigits: 2 });
  const before = Array.from(box.childNodes);
  const picture = svg('svg', { 'aria-hidden': 'true' });
  const names = chart.type === 'pie' ? chart.labels : chart.series.map(({ name }) => name);
  const legend = buildElement(
    document,
    'ul',
    { 'aria-hidden': 'true' },
    ...names.map((name, at) => {
      const item = buildElement(document, 'li', {}, name);
      item.style.setProperty('--ss-colour', colourOf(at));
      return item;
    }),
  );
  const figure = buildElement(
    document,
    'figure',
    { class: 'ss-chart' },
    chart.title ? buildElement(document, 'figcaption', {}, chart.title) : null,
    picture,
    names.some(Boolean) ? legend : null,
    table(chart, number),
  );
  box.replaceChildren(figure);
  // As wide as its box, so that its letters have one size everywhere.
  const end = watchBox(figure, (widthPx) => {
    const width = Math.max(200, Math.round(widthPx));
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    picture.replaceChildren(
      ...(chart.type === 'pie' ? slices(chart, width) : [...axes(chart, width, number), ...marks(chart, width)]),
    );
  });
  return {
    dispose() {
      end();
      box.replaceChildren(...before);
      removeStyles();
    },
  };
}

const colourOf = (at: number): string => colours[at % colours.length] ?? '';

function svg(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  if (text) element.textContent = text;
  return element;
}

/** Where a value stands, between the lowest (0 or less) and the highest, rounded outwards. */
function scaleOf({ series }: Chart) {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = 10 ** Math.floor(Math.log10(Math.max(high - low, 1e-9)));
  const nice = [0.2, 0.5, 1, 2].map((factor) => factor * step).find((each) => (high - low) / each <= 6) ?? step;
  const [from, to] = [Math.floor(low / nice) * nice, Math.max(Math.ceil(high / nice), Math.floor(low / nice) + 1) * nice];
  const yOf = (value: number) => height - 36 - ((value - from) / (to - from)) * (height - 56);
  return { from, to, step: nice, yOf };
}

const left = 56;
const bandOf = ({ labels }: Chart, width: number): number => (width - left - 8) / Math.max(1, labels.length);

function axes(chart: Chart, width: number, number: Intl.NumberFormat): SVGElement[] {
  const { from, to, step, yOf } = scaleOf(chart);
  const lines: SVGElement[] = [];
  for (let at = 0; from + at * step <= to + step / 2; at += 1) {
    const value = from + at * step;
    const y = yOf(value);
    lines.push(svg('path', { d: `M${left},${y}H${width - 8}`, class: value === 0 ? 'ss-zero' : 'ss-line' }));
    lines.push(svg('text', { x: left - 8, y: y + 5, 'text-anchor': 'end' }, number.format(value)));
  }
  const band = bandOf(chart, width);
  // A name needs about 60 px.
  const every = Math.max(1, Math.ceil(60 / band));
  const longest = Math.max(3, Math.floor((band * every) / 9));
  const names = chart.labels.flatMap((label, at) =>
    at % every === 0
      ? [svg('text', { x: left + band * (at + 0.5), y: height - 12, 'text-anchor': 'middle' }, cut(label, longest))]
      : [],
  );
  return [...lines, ...names];
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}\u2026` : text);

function marks(chart: Chart, width: number): SVGElement[] {
  const { yOf } = scaleOf(chart);
  const band = bandOf(chart, width);
  return chart.series.flatMap(({ values }, at) => {
    if (chart.type === 'line') {
      let isOn = false;
      const d = values.map((value, index) => {
        const verb = isOn ? 'L' : 'M';
        isOn = value !== null;
        return value === null ? '' : `${verb}${left + band * (index + 0.5)},${yOf(value)}`;
      });
      return [svg('path', { d: d.join(''), class: 'ss-curve', stroke: colourOf(at) })];
    }
    const barWidth = (band * 0.8) / chart.series.length;
    return values.flatMap((value, index) =>
      value === null
        ? []
        : [
            svg('rect', {
              x: left + band * (index + 0.1) + barWidth * at,
              y: Math.min(yOf(value), yOf(0)),
              width: barWidth * 0.92,
              height: Math.abs(yOf(value) - yOf(0)),
              fill: colourOf(at),
            }),
          ],
    );
  });
}

/** Of the first series; what is below nothing has no slice. */
function slices({ series: [first] }: Chart, width: number): SVGElement[] {
  const values = (first?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const [x, y, radius] = [width / 2, height / 2, Math.min(width, height) / 2 - 10];
  const at = (turn: number) => `${x + radius * Math.sin(2 * Math.PI * turn)},${y - radius * Math.cos(2 * Math.PI * turn)}`;
  let turn = 0;
  return values.flatMap((value, index) => {
    const share = sum > 0 ? value / sum : 0;
    const start = turn;
    turn += share;
    if (share === 0) return [];
    if (share === 1) return [svg('circle', { cx: x, cy: y, r: radius, fill: colourOf(index) })];
    const d = `M${x},${y}L${at(start)}A${radius},${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(turn)}Z`;
    return [svg('path', { d, fill: colourOf(index), class: 'ss-slice' })];
  });
}

function table({ labels, series, title }: Chart, number: Intl.NumberFormat): HTMLElement {
  const cell = (value: number | null | undefined) =>
    buildElement(document, 'td', {}, value === null || value === undefined ? '' : number.format(value));
  const head = buildElement(
    document,
    'tr',
    {},
    buildElement(document, 'td', {}),
    ...series.map(({ name }) => buildElement(document, 'th', { scope: 'col' }, name)),
  );
  const rows = labels.map((label, at) =>
    buildElement(
      document,
      'tr',
      {},
      buildElement(document, 'th', { scope: 'row' }, label),
      ...series.map(({ values }) => cell(values[at])),
    ),
  );
  // A table is never narrower than its words: what holds it is.
  const whole = buildElement(document, 'table', { 'aria-label': title || null }, head, ...rows);
  return buildElement(document, 'div', { class: 'ss-heard' }, whole);
}
