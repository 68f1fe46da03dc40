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
 * A positive integer: digits, no zero in front, and no more than a number can hold exactly. The specification asks for no leading
 * zero of `ss_cvt` only; the record's numbers are held to the same (our choice).
 */
const isPositive = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(+text);

/**
 * The five texts of a visitor record, as its cookie has them: an id, then first, previous and latest visit and the visit count, each
 * separated by a bar; null for anything else. An id is any text without bar, semicolon, comma and space (our choice; new ones are
 * random UUIDs).
 */
export const splitVisitorRecord = (value: string | null | undefined): readonly string[] | null => {
  const [id = '', ...numbers] = `${value}`.split('|');
  return /^[^;,\s]+$/.test(id) && numbers.length === 4 && numbers.every(isPositive) ? [id, ...numbers] : null;
};

/** The visitor record in a cookie's value; null for anything that is none. */
export const decodeVisitorRecord = (value: string | null | undefined): VisitorRecord | null => {
  const [id = '', ...numbers] = splitVisitorRecord(value) ?? [];
  const [firstVisitMs = 0, previousVisitMs = 0, latestVisitMs = 0, visitCount = 0] = numbers.map(Number);
  return id ? { id, firstVisitMs, previousVisitMs, latestVisitMs, visitCount } : null;
};

/** The session's time in milliseconds since 1970; null unless the value is a positive integer without a leading zero. */
export const decodeVisitSession = (value: string | null | undefined): number | null =>
  isPositive(`${value}`) ? Number(value) : null;
