/**
 * Last words of the names of fields that differ between two runs of the same visit: ids, keys, dates and counters that the
 * platform makes. `cartToken`, `created_on` and `id` are volatile; `title` is not.
 */
const lastWords = new Set([
  ...['id', 'ids', 'key', 'token', 'crumb', 'eid', 'uuid', 'guid', 'nonce', 'hash', 'etag', 'signature', 'seq', 'number'],
  ...['date', 'time', 'timestamp', 'on', 'at', 'expires', 'expiry', 'expiration'],
  ...['created', 'updated', 'modified'],
]);
/** Last words that are volatile only after another word: `createdOn`, but not `on`. */
const notAlone = new Set(['on', 'at', 'number']);

/** Whether a field is left out of comparisons, by its name. */
export function isVolatileName(name: string): boolean {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/).filter((word) => word !== '');
  const last = words.at(-1)?.toLowerCase() ?? '';
  return lastWords.has(last) && (words.length > 1 || !notAlone.has(last));
}

const volatileTexts = [
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  // A masked secret of a recording.
  /^(?=.*[x*])[x0*\s]{4,}$/,
];

/** Whether two texts are both dates or generated ids, or the recorded one is a masked secret, under any name. */
export const areVolatile = (recorded: string, received: string): boolean =>
  volatileTexts.slice(0, 2).some((pattern) => pattern.test(recorded) && pattern.test(received)) ||
  volatileTexts[2]?.test(recorded) === true;
