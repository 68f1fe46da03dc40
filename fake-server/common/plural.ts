/** Returns a noun for a number of things, such as `page` for 1 and `pages` for 2. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/** Returns `1 item` or `2 items`. */
export const plural = (count: number, noun: string): string => `${count} ${nounFor(count, noun)}`;
