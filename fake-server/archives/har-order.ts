import { z } from 'zod';

const timed = z.object({ startedDateTime: z.string().transform((text) => Date.parse(text)) });

/**
 * Returns the entries of a HAR with their places in the file, by their start: HAR 1.2 leaves sorting to readers. An entry without a time
 * stays behind the one before it.
 */
export function inTimeOrder(entries: readonly unknown[]): readonly { readonly entry: unknown; readonly index: number }[] {
  let lastMs = Number.NEGATIVE_INFINITY;
  const rows = entries.map((entry, index) => {
    const ms = timed.safeParse(entry).data?.startedDateTime;
    if (ms !== undefined && !Number.isNaN(ms)) lastMs = ms;
    return { entry, index, ms: lastMs };
  });
  return rows.sort((one, other) => (one.ms === other.ms ? 0 : one.ms - other.ms));
}
