import { secretCutter } from '../../../fake-server/common/secrets/secret-cutter.ts';
import type { PageVisit } from '../artifacts/artifacts.ts';
import { isObserved } from '../artifacts/observed-requests.ts';
import { secretsOf } from './secrets.ts';

/** A request in short, without its query. */
export interface SentRow {
  /** By the page's clock, from the request for the page. */
  readonly pageMs: number;
  readonly method: string;
  /** Protocol, host and path. */
  readonly address: string;
  readonly type: string;
  /** Status, or why it failed: `200`, `blocked`. */
  readonly result: string;
  readonly afterAnswer: boolean;
  /** Place of the script or element that sent it; empty where that was not observed. */
  readonly sentBy: string;
}

/** Returns the requests that the browser reported in a visit, in order. Secret values in paths are replaced by their shape. */
export function sentRows(visit: PageVisit): SentRow[] {
  const cut = secretCutter(secretsOf(visit));
  return visit.requests.filter(isObserved).map(({ pageMs, method, url, type, status, transfer, afterAnswer, sentBy }) => ({
    pageMs,
    method,
    address: cut.address(withoutQuery(url)),
    type: type.toLowerCase(),
    result: status === null ? (transfer.failure ?? 'no response') : String(status),
    afterAnswer,
    sentBy: sentBy ? `${cut.address(withoutQuery(sentBy.file ?? sentBy.url))}:${sentBy.line}:${sentBy.column}` : '',
  }));
}

/** A request of a page, with the visits that sent it. */
export interface RequestRow extends SentRow {
  readonly count: number;
  readonly journeys: readonly string[];
}

/** Returns the requests of a page's visits by method and address, in the order of their first occurrence. */
export function requestRows(
  visits: readonly { readonly journey: string; readonly sent: readonly SentRow[] }[],
): readonly RequestRow[] {
  const rows = new Map<string, { row: SentRow; count: number; journeys: Set<string> }>();
  for (const { journey, sent } of visits) {
    for (const row of sent) {
      const key = `${row.method} ${row.address}`;
      const known = rows.get(key) ?? { row, count: 0, journeys: new Set() };
      known.count += 1;
      known.journeys.add(journey);
      rows.set(key, known);
    }
  }
  return [...rows.values()].map(({ row, count, journeys }) => ({ ...row, count, journeys: [...journeys] }));
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');
