import { consentCookieName } from '../../../runtime/contract/cookies.ts';
import { watchCookieStore } from '../../common/observer/cookie-store.ts';
import { createCookieReader, watchDocumentCookie } from '../../common/observer/document-cookie.ts';
import { watchNamedItems } from '../../common/observer/named-items.ts';
import { createObserver, type ObservedEvent } from '../../common/observer/observer.ts';
import { watchWebStorage } from '../../common/observer/web-storage.ts';
import type { ReportedWrite, VisitReport } from '../../common/visits/visit-report.ts';
import { readPagePolicy } from './page-policy.ts';
import { reportedPlaces } from './reported-places.ts';
import { answerIn, describeWrite, namesIn, storeLine } from './written-cookie.ts';

/** Limits of a report. Each read of the cookies and each stack costs time, and a page may write ten thousand cookies. */
const maxRecorded = 300;
const maxRows = 200;

const stores: Readonly<Record<string, ReportedWrite['store']>> = {
  localStorage: 'local-storage',
  sessionStorage: 'session-storage',
};

/** The page may replace it. */
const { stringify } = JSON;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Records which code writes cookies and storage from now on.
 * @param ownAddress the address of this script
 * @param onNews called once when there is something to take
 */
export function watchWrites(window: Window & typeof globalThis, ownAddress: string, onNews: () => void): WriteWatcher {
  // The page may replace them.
  const nowMs = performance.now.bind(performance);
  const dateMs = Date.now;
  const readCookies = createCookieReader();
  const before = namesIn(readCookies());
  const known = new Set(before);
  let rows = new Map<string, Mutable<ReportedWrite>>();
  let marks: { mark: 'left' | 'shown-again'; atMs: number }[] = [];
  let recorded = 0;
  let dropped = 0;
  let hasNews = false;
  const note = () => {
    if (!hasNews) onNews();
    hasNews = true;
  };

  const record = ({ via, text, stack: places, keeps, document }: ObservedEvent) => {
    try {
      const store = stores[via] ?? 'cookie';
      const stack = reportedPlaces(places);
      note();
      recorded += 1;
      const { name, line, value } = store === 'cookie' ? describeWrite(text) : storeLine(text);
      const cookies = readCookies(document);
      if (store === 'cookie') known.add(name);
      const answer = answerIn(cookies);
      // The answer to the banner is an event; other values change with each write.
      const key = stringify([store, line.replace(/=[^;]*/, ''), name === consentCookieName && value, answer, stack[0]]);
      const row = rows.get(key);
      if (!row && rows.size >= maxRows) {
        dropped += 1;
        return;
      }
      const count = (row?.count ?? 0) + 1;
      rows.set(key, {
        ...{ store, line, value, stack, count, atMs: nowMs(), dateMs: dateMs() },
        ...{ isStored: keeps?.(cookies) ?? true, answer, policy: readPagePolicy(window, navigator) },
      });
    } catch {
      dropped += 1;
    }
  };
  /** Returns whether one more write may be recorded; further ones are only counted. */
  const mayRecord = (): boolean => {
    if (recorded < maxRecorded) return true;
    dropped += 1;
    note();
    return false;
  };

  const observer = createObserver({ ownAddress, secret: `${ownAddress}#storage`, mayRecord, record });
  for (const watch of [watchDocumentCookie, watchCookieStore, watchNamedItems, watchWebStorage]) watch(observer);
  if (before.length > 0) note();
  window.addEventListener('pagehide', () => marks.push({ mark: 'left', atMs: nowMs() }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    marks.push({ mark: 'shown-again', atMs: nowMs() });
    note();
  });

  return {
    take() {
      const appeared = namesIn(readCookies()).filter((name) => !known.has(name));
      for (const name of appeared) known.add(name);
      if (!hasNews && marks.length === 0 && appeared.length === 0) return null;
      const report: VisitReport = {
        ...{ kind: 'visit', url: window.location.href, isFrame: window.parent !== window, sentAtMs: nowMs() },
        ...{ policy: readPagePolicy(window, navigator), before, appeared, writes: [...rows.values()], dropped, marks },
      };
      rows = new Map();
      marks = [];
      recorded = 0;
      dropped = 0;
      hasNews = false;
      return report;
    },
  };
}

export interface WriteWatcher {
  /** Returns the records since the last call; null without any. */
  take(): VisitReport | null;
}
