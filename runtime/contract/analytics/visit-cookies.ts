// Part of the boot script.
/** Values of the visit cookies `ss_cvr` and `ss_cvt`: analytics#visit-record-format, analytics#visit-session-format. */

/** Times are milliseconds since 1970. */
export interface VisitorRecord {
  readonly id: string;
  readonly firstVisitMs: number;
  readonly previousVisitMs: number;
  readonly latestVisitMs: number;
  readonly visitCount: number;
}

/** Returns whether a text is a positive integer without a leading zero that a number represents exactly. */
const isPositive = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(+text);

/**
 * Returns the five texts of a visitor record: id, first, previous and latest visit, and visit count; null for an invalid record.
 * An id is any text without bar, semicolon, comma and space; new ids are random UUIDs.
 */
export const splitVisitorRecord = (value: string | null | undefined): readonly string[] | null => {
  const [id = '', ...numbers] = `${value}`.split('|');
  return /^[^;,\s]+$/.test(id) && numbers.length === 4 && numbers.every(isPositive) ? [id, ...numbers] : null;
};

/** Returns the visitor record of a cookie's value; null for an invalid value. */
export const decodeVisitorRecord = (value: string | null | undefined): VisitorRecord | null => {
  const [id = '', ...numbers] = splitVisitorRecord(value) ?? [];
  const [firstVisitMs = 0, previousVisitMs = 0, latestVisitMs = 0, visitCount = 0] = numbers.map(Number);
  return id ? { id, firstVisitMs, previousVisitMs, latestVisitMs, visitCount } : null;
};

/** Returns the session's time in ms since 1970; null for an invalid value. */
export const decodeVisitSession = (value: string | null | undefined): number | null =>
  isPositive(`${value}`) ? Number(value) : null;
