/** Time of birth in base 36: 8 characters until the year 2059, so ids sort by age. */
const timeLength = 8;

/** An id that is new everywhere: the time it was minted, then 16 random characters of base 36. */
export const mintId = (nowMs: number, random: () => number): string =>
  nowMs.toString(36).padStart(timeLength, '0') + part(random) + part(random);

/** When an id was minted, in ms since 1970; NaN if it is no such id. */
export const mintedAtMs = (id: string): number => Number.parseInt(id.slice(0, timeLength), 36);

const part = (random: () => number): string => random().toString(36).slice(2, 10).padEnd(8, '0');
