const units: readonly (readonly [ms: number, name: string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

/** A duration for people, in the largest unit of which there are at least two, to one decimal: `390 days`, `1.5 hours` is `90 minutes`. */
export function durationText(ms: number): string {
  const [unitMs, name] = units.find(([candidateMs]) => ms >= 2 * candidateMs) ?? [1000, 'second'];
  const count = Math.round((ms / unitMs) * 10) / 10;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
