import type { PageVisit } from '../artifacts/artifacts.ts';
import { callsOf } from '../artifacts/calls.ts';
import { isDeletion } from '../artifacts/cookies.ts';

/** An event of a page on its time line. */
export interface TimedEvent {
  readonly kind: 'load' | 'cookie' | 'call' | 'answer' | 'end';
  /** By the page's clock, from the request for the page. */
  readonly pageMs: number;
  readonly text: string;
}

/** Time within which equal cookie events count as one. */
const sameEventMs = 50;

/** Returns the events of a page view in order. Texts contain no values. */
export function timedEvents(visit: PageVisit): TimedEvent[] {
  const { writes, answer, openedAtMs, loadedMs, passedMs } = visit;
  const answeredMs = answer?.pageMs ?? null;
  // Responses arrive in real time, so their times are limited to before or after the visitor's answer.
  const at = (atMs: number, afterAnswer: boolean): number => {
    const pageMs = Math.max(0, atMs - openedAtMs);
    if (answeredMs === null) return pageMs;
    return afterAnswer ? Math.max(pageMs, answeredMs) : Math.min(pageMs, answeredMs);
  };
  const events: TimedEvent[] = [
    ...writes.map((write) => {
      const { name, refused, atMs, afterAnswer } = write;
      const action = refused !== undefined ? 'refused' : isDeletion(write) ? 'cleared' : 'set';
      return { kind: 'cookie' as const, pageMs: at(atMs, afterAnswer), text: `${name} ${action}` };
    }),
    ...callsOf(visit).map(({ method, path, url, atMs, afterAnswer }) => ({
      kind: 'call' as const,
      pageMs: at(atMs, afterAnswer),
      text: `${method} ${path.startsWith('/api/') ? path : hostAndPath(url)}`,
    })),
    ...(answer && answeredMs !== null
      ? [
          {
            kind: 'answer' as const,
            pageMs: answeredMs,
            text:
              'the visitor says ' +
              `${answer.choice === 'accept' ? 'yes' : 'no'}${answer.make ? ` to the banner of ${answer.make}` : ''}`,
          },
        ]
      : []),
  ];
  if (loadedMs !== undefined) events.push({ kind: 'load', pageMs: loadedMs, text: 'the page has loaded' });
  if (passedMs !== undefined) events.push({ kind: 'end', pageMs: passedMs, text: 'the visit ends' });
  // Scripts delete a cookie once for each path and domain that it may have, which counts as one event.
  const inOrder = events.sort((one, other) => one.pageMs - other.pageMs);
  const lastMs = new Map<string, number>();
  return inOrder.filter(({ kind, text, pageMs }) => {
    const key = `${kind} ${text}`;
    const isSame = pageMs - (lastMs.get(key) ?? Number.NEGATIVE_INFINITY) < sameEventMs && kind === 'cookie';
    lastMs.set(key, pageMs);
    return !isSame;
  });
}

const hostAndPath = (url: string): string => (URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : url);
