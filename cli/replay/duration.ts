const unitsInMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Description of a duration in messages. */
export const durationExpected = 'a time with a unit, such as 500ms, 10s or 2m';

/** Returns a duration such as `10s` in ms; null for other text. The units are ms, s, m and h. */
export function parseDuration(text: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)$/.exec(text) ?? [];
  const unitMs = unitsInMs[unit];
  return unitMs === undefined ? null : Number(count) * unitMs;
}
