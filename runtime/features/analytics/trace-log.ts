import type { Clock } from '../../browser/clock.ts';
import { traceLimits } from '../../contract/analytics/constants.ts';
import { trace } from '../../contract/endpoints.ts';
import type { Sender } from '../delivery/index.ts';

/** The page's log, sent in batches: analytics#trace-log. */
export interface TraceLog {
  /** Adds one entry {pageUrl, type, data}. Data that cannot be encoded as JSON is left out. Never throws. */
  log(type: string, data?: unknown): void;
  /** Sends waiting entries at once. */
  flush(): void;
}

export interface TraceOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly sender: Pick<Sender, 'send'>;
  readonly pageUrl: () => string;
}

/** Limit of a batch. The last entry is the number of omitted entries: analytics#trace-limit. */
const maxWaiting = 200;

export function createTraceLog({ clock, sender, pageUrl }: TraceOptions): TraceLog {
  let waiting: string[] = [];
  let dropped = 0;
  let cancel = () => {};
  const flush = () => {
    cancel();
    if (dropped > 0) waiting.push(JSON.stringify({ pageUrl: pageUrl(), type: 'dropped', data: dropped }));
    const payload = waiting;
    waiting = [];
    dropped = 0;
    if (payload.length > 0) void sender.send({ kind: 'diagnostic', row: trace, payload });
  };
  return {
    log(type, data) {
      try {
        const entry = JSON.stringify({ pageUrl: pageUrl(), type, data });
        if (waiting.length >= maxWaiting) dropped += 1;
        else if (waiting.push(entry) === 1) cancel = clock.after(traceLimits.flushMs, flush);
      } catch {
        dropped += 1;
      }
    },
    flush,
  };
}
