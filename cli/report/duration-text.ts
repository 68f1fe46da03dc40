import { plural } from '../../fake-server/common/plural.ts';

const units: readonly (readonly [ms: number, name: string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

/**
 * Returns a duration with one decimal, in the largest unit that it contains at least twice: `390 days`, or `90 minutes` for 1.5
 * hours.
 */
export function durationText(ms: number): string {
  const [unitMs, name] = units.find(([candidateMs]) => ms >= 2 * candidateMs) ?? [1000, 'second'];
  const count = Math.round((ms / unitMs) * 10) / 10;
  return plural(count, name);
}

/**
 * Returns an estimated duration in its two largest units, such as `2 min 10 s` or `1 h 5 min`. It is rounded, so that it changes
 * rarely.
 */
export function shortDurationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return `${seconds < 10 ? seconds : Math.ceil(seconds / 5) * 5} s`.replace('60 s', '1 min');
  const tens = Math.ceil(seconds / 10) * 10;
  if (tens < 3600) return joined(Math.floor(tens / 60), 'min', tens % 60, 's');
  const minutes = Math.ceil(seconds / 60);
  return joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

const joined = (large: number, largeUnit: string, small: number, smallUnit: string): string =>
  `${large} ${largeUnit}${small === 0 ? '' : ` ${small} ${smallUnit}`}`;
