const units: readonly (readonly [ms: number, name: string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

/**
 * Returns a duration with one decimal, in the largest unit that it contains at least twice: `390 days`, or `90 minutes` for 1.5 hours.
 */
export function durationText(ms: number): string {
  const [unitMs, name] = units.find(([candidateMs]) => ms >= 2 * candidateMs) ?? [1000, 'second'];
  const count = Math.round((ms / unitMs) * 10) / 10;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
