// Part of the boot script.
/** Length of the time in base 36: 8 characters from 1972 until 2059, so that ids sort by age. */
const timeLength = 8;
const maxAgeMs = 86_400_000;

/** Returns a new id: the time in base 36, then 16 random characters of base 36. */
export const createEventId = (nowMs: number, random: () => number): string =>
  nowMs.toString(36) + randomPart(random) + randomPart(random);

/**
 * Returns whether an id is more than 24 hours old. A clock that was set back leaves ids from the future; an id more than 24 hours
 * ahead counts as expired too.
 */
export const isExpired = (id: string, nowMs: number): boolean =>
  !(Math.abs(nowMs - Number.parseInt(id.slice(0, timeLength), 36)) <= maxAgeMs);

const randomPart = (random: () => number): string => random().toString(36).slice(2, 10);
