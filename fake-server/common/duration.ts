/** Returns a number rounded to three digits, or to a whole one. */
export const threeDigits = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** Returns a time with three digits, such as `79 ms`, `7.25 ms`, `1.23 s` and `65.2 s`. */
export const elapsedText = (ms: number): string => (ms < 999.5 ? `${threeDigits(ms)} ms` : `${threeDigits(ms / 1000)} s`);
