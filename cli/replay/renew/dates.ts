import type { RecordedRequest } from '../read/recorded-request.ts';

/** Moves the dates of a recording to the present. */
export interface DateRenewal {
  renew(request: RecordedRequest, nowMs: number): RecordedRequest;
}

/** Number of dates that are kept, so that equal ones stay equal (our choice). */
const maxDates = 10_000;

// A form, JSON, and JSON in a field of either are read alike: between a name and its value stand quotes and one separator,
// encoded or not.
const quote = '(?:\\\\*"|(?:%5C)*%22)?';
const separator = `${quote}(?:\\s|\\+|%20)*(?::|%3A|=)(?:\\s|\\+|%20)*${quote}`;
const fieldDates = new RegExp(`((?:clientDate|timestamp)${separator})(\\d{13})(?!\\d)`, 'gi');
/** Visitor cookies: an id, dates and a count with `|` between them. */
const visitorValues = new RegExp(`((?:ss_cvr|ss_cvt|visitorCookie)${separator})([^&;"\\s\\\\]{1,200})`, 'g');
const dateInValue = /(?<![0-9a-f-])\d{13}(?!\d)/gi;
const encodedBarDate = /(?<=%7C)\d{13}(?!\d)/gi;

/**
 * Creates a renewal: the dates of a request (`clientDate`, `timestamp`, the visitor's cookies) keep their distance to the time of
 * the request. A date that several requests contain stays the same in all of them. Milliseconds since 1970 only.
 */
export function createDateRenewal(): DateRenewal {
  const moved = new Map<string, string>();
  return {
    renew(request, nowMs) {
      const move = (date: string): string => {
        const known = moved.get(date);
        if (known !== undefined) return known;
        const fresh = String(request.timeMs === null ? Math.round(nowMs) : Math.round(nowMs - request.timeMs + Number(date)));
        const text = /^\d{13}$/.test(fresh) ? fresh : date;
        moved.set(date, text);
        if (moved.size > maxDates) moved.delete(moved.keys().next().value as string);
        return text;
      };
      const moveAll = (text: string): string =>
        text
          .replace(fieldDates, (_all, start: string, date: string) => start + move(date))
          .replace(
            visitorValues,
            (_all, start: string, value: string) => start + value.replace(dateInValue, move).replace(encodedBarDate, move),
          );
      const headers = request.headers.map((header): readonly [string, string] =>
        header[0] === 'cookie' ? ['cookie', moveAll(header[1])] : header,
      );
      return { ...request, headers, body: moveAll(request.body) };
    },
  };
}
