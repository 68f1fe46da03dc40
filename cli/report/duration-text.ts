const units: readonly (readonly [ms: number, name: string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

/**
 * Returns a duration for people, to one decimal, in the largest unit that occurs at least twice: `390 days`; 1.5 hours are `90
 * minutes`.
 */
export function durationText(ms: number): string {
  const [unitMs, name] = units.find(([candidateMs]) => ms >= 2 * candidateMs) ?? [1000, 'second'];
  const count = Math.round((ms / unitMs) * 10) / 10;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
