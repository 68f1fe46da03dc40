import { elapsedText } from '../../fake-server/common/duration.ts';
import { nounFor } from '../../fake-server/common/plural.ts';
import { shortDurationText } from './duration-text.ts';
import { printable } from './printable.ts';

/** State of long work. */
export interface Progress {
  /** Name of the counted things, such as `page`; the plural ends with s. */
  readonly unit: string;
  readonly done: number;
  /** null while it is not known. */
  readonly total: number | null;
  /** Estimated time left; by default from the rate so far. null without an estimate. */
  readonly leftMs?: number | null;
  /** The thing in progress, or a count of failures. */
  readonly detail?: string;
}

/** Time from which a rate and an estimate mean something. */
const minEstimateMs = 1000;

/** Returns the line of a terminal with `columns` columns, `[bar] 12/40 pages  3.1/s  9 s left  DETAIL`, shortened to fit. */
export function progressBar(state: Progress, elapsedMs: number, columns: number): string {
  const { done, total, unit, detail } = state;
  const count = `${done}${total === null ? '' : `/${total}`} ${nounFor(total ?? done, unit)}`;
  const parts = [count, rateText(done, elapsedMs), leftText(state, elapsedMs), printable(detail ?? '')].filter(Boolean);
  const barColumns = total === null || columns < 60 ? 0 : 20;
  const filled = total ? Math.min(barColumns, Math.floor((done / total) * barColumns)) : 0;
  const bar = barColumns === 0 ? '' : `${'█'.repeat(filled)}${'░'.repeat(barColumns - filled)} `;
  return fitted(bar + parts.join('  '), columns - 1);
}

/** Returns the line outside of a terminal: `12 of 40 pages, 3.1/s, 9 s left: DETAIL`. */
export function progressLine(state: Progress, elapsedMs: number): string {
  const { done, total, unit, detail } = state;
  const count = `${done}${total === null ? '' : ` of ${total}`} ${nounFor(total ?? done, unit)}`;
  const parts = [count, rateText(done, elapsedMs), leftText(state, elapsedMs)].filter(Boolean);
  return `${parts.join(', ')}${detail ? `: ${printable(detail)}` : ''}`;
}

/** Returns the last line: `40 pages in 13.2 s, 3.1/s.` */
export function progressEnd({ done, total, unit }: Progress, elapsedMs: number): string {
  const isPart = total !== null && done < total;
  const count = `${done}${isPart ? ` of ${total}` : ''} ${nounFor(isPart ? total : done, unit)}`;
  const rate = rateText(done, elapsedMs);
  const time = elapsedMs < 60_000 ? elapsedText(elapsedMs) : shortDurationText(elapsedMs);
  return `${count} in ${time}${rate && `, ${rate}`}.`;
}

function rateText(done: number, elapsedMs: number): string {
  if (elapsedMs < minEstimateMs || done === 0) return '';
  const perSecond = (done * 1000) / elapsedMs;
  if (perSecond < 0.1) return `${(perSecond * 60).toFixed(1)}/min`;
  return `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}/s`;
}

function leftText({ done, total, leftMs }: Progress, elapsedMs: number): string {
  if (total === null || done >= total) return '';
  const estimateMs =
    leftMs === undefined && elapsedMs >= minEstimateMs && done > 0 ? (elapsedMs / done) * (total - done) : leftMs;
  return estimateMs === undefined || estimateMs === null ? '' : `${shortDurationText(estimateMs)} left`;
}

/** Returns the part of a text that fits; characters from U+1100 count as two columns, because East Asian ones are wide. */
function fitted(text: string, columns: number): string {
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += isWide(character) ? 2 : 1;
    if (used > columns) return columns < 1 ? '' : `${[...kept].slice(0, -1).join('')}…`;
    kept += character;
  }
  return kept;
}

const isWide = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80);
};
