/** Values of the visit cookies `ss_cvr` and `ss_cvt`. Spec 1 §3, §5. */

/** Times are milliseconds since 1970. */
export interface VisitorRecord {
  readonly id: string;
  readonly firstVisitMs: number;
  readonly previousVisitMs: number;
  readonly latestVisitMs: number;
  readonly visitCount: number;
}

/**
 * What a positive integer is: digits, no zero in front, and no more than a number can hold exactly.
 * The specification asks for no leading zero of `ss_cvt` only; the record's numbers are held to the same (our choice).
 */
const readPositive = (text: string | undefined): number | null =>
  text && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/**
 * The visitor record in a cookie's value: an id and four positive integers, each separated by a bar; null for anything else.
 * An id is any text without bar, semicolon, comma and space (our choice; new ones are random UUIDs).
 */
export const decodeVisitorRecord = (value: string | null | undefined): VisitorRecord | null => {
  const [id, ...rest] = (value ?? '').split('|');
  const [firstVisitMs, previousVisitMs, latestVisitMs, visitCount] = rest.map(readPositive);
  return id && !/[;,\s]/.test(id) && rest.length === 4 && firstVisitMs && previousVisitMs && latestVisitMs && visitCount
    ? { id, firstVisitMs, previousVisitMs, latestVisitMs, visitCount }
    : null;
};

export const encodeVisitorRecord = (record: VisitorRecord): string =>
  // `toFixed`, because V8 keeps the texts of large numbers made otherwise, in a cache of 46 KiB that it makes at the first one.
  [
    record.id,
    ...[record.firstVisitMs, record.previousVisitMs, record.latestVisitMs, record.visitCount].map((n) => n.toFixed()),
  ].join('|');

/** The session's time in milliseconds since 1970; null unless the value is a positive integer without a leading zero. */
export const decodeVisitSession = (value: string | null | undefined): number | null => readPositive(value ?? undefined);
