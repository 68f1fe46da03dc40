import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { pageLocale } from '../../../browser/language.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { parseBlockJson } from '../../../contract/read.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import { buildStaticView, type PartsOf } from '../../../ui/dom/view.ts';
import { view } from '../charts/Chart.tsx?static';
import styles from '../charts/chart.css';
import { type ChartData, readChart } from '../charts/chart-data.ts';
import { chartHeightPx, chartMarks, colourOf } from '../charts/chart-marks.ts';

type ChartParts = PartsOf<typeof view>;

const minWidthPx = 200;

/** A chart of bars, lines or one pie, drawn again when its width changes. site#charts */
export function mount(block: HTMLElement): Mounted {
  const chart = readChart(parseBlockJson(block.dataset.blockJson ?? ''));
  if (!chart) throw blockSkipped(block.dataset.blockJson ? 'no-numbers' : 'data-missing');
  const box = block.querySelector<HTMLElement>('.sqs-block-content') ?? block;
  const removeStyles = adoptStyles(document, styles);
  const format = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 2 });
  const before = Array.from(box.childNodes);
  const parts = buildStaticView(document, view);
  const { root: figure, picture } = parts;
  fillFrame(parts, chart, format);
  box.replaceChildren(figure);
  // One unit of the picture is one pixel, so that its letters have the same size at every width.
  const unwatch = watchBox(figure, (boxPx) => {
    const widthPx = Math.max(minWidthPx, Math.round(boxPx));
    picture.setAttribute('viewBox', `0 0 ${widthPx} ${chartHeightPx}`);
    picture.replaceChildren(...chartMarks(chart, widthPx, format));
  });
  return {
    dispose() {
      unwatch();
      box.replaceChildren(...before);
      removeStyles();
    },
  };
}

/** Writes title, legend and table. */
function fillFrame(parts: ChartParts, { type, title, labels, series }: ChartData, format: Intl.NumberFormat): void {
  const { caption, legend, legendItem, table, column, row, cell } = parts;
  caption.textContent = title;
  if (title) table.setAttribute('aria-label', title);
  else caption.remove();
  const names = type === 'pie' ? labels : series.map(({ name }) => name);
  for (const [index, item] of copiesOf(legendItem, names.length).entries()) {
    item.textContent = names[index] ?? '';
    item.style.setProperty('--ss-colour', colourOf(index));
  }
  if (!names.some(Boolean)) legend.remove();
  for (const [at, heading] of copiesOf(column, series.length).entries()) heading.textContent = series[at]?.name ?? '';
  // The cells of a row are copied before the row is.
  copiesOf(cell, series.length);
  for (const [index, line] of copiesOf(row, labels.length).entries())
    for (const [at, field] of Array.from(line.children).entries()) {
      const value = series[at - 1]?.values[index] ?? null;
      field.textContent = at === 0 ? (labels[index] ?? '') : value === null ? '' : format.format(value);
    }
}

/** Puts `count` copies of an element of a view in its place, and returns them. */
function copiesOf<Copied extends Element>(template: Copied, count: number): readonly Copied[] {
  const copies = Array.from({ length: count }, () => template.cloneNode(true) as Copied);
  template.replaceWith(...copies);
  return copies;
}
