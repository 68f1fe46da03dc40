/** Time of birth in base 36: 8 characters from 1972 until 2059, so ids sort by age. */
const timeLength = 8;
const maxAgeMs = 86_400_000;

/** An id that is new everywhere: the time it was minted, then 16 random characters of base 36. */
export const mintId = (nowMs: number, random: () => number): string => nowMs.toString(36) + part(random) + part(random);

/** Minted more than 24 hours ago. A clock that was set back makes events from the future; a day from now is as wrong as a day ago. */
export const isExpired = (id: string, nowMs: number): boolean =>
  !(Math.abs(nowMs - Number.parseInt(id.slice(0, timeLength), 36)) <= maxAgeMs);

const part = (random: () => number): string => random().toString(36).slice(2, 10);
