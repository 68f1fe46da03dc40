/** Our choice: 1 s, doubled with every failure up to 5 minutes; nobody makes us wait longer than an hour. */
const firstMs = 1000;
const longestMs = 300_000;
const longestAskedMs = 3_600_000;

/** The delay the server asks for by `Retry-After`, in seconds or as a date; 0 for none, one in the past, or one that cannot be read. */
export function askedDelayMs(retryAfter: string | null, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return ms > 0 ? Math.min(ms, longestAskedMs) : 0;
}

/** Our own delay after so many failures in a row (1 or more): between half of the full delay and all of it, drawn by `random`. */
export const backOffMs = (failures: number, random: () => number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (0.5 + random() / 2);
