import { type Progress, progressBar, progressEnd, progressLine } from './progress.ts';

/** Place that shows progress. */
export interface ProgressPlace {
  write(text: string): void;
  /** Whether a line can be rewritten. */
  readonly isTerminal: boolean;
  /** Columns of the terminal now. */
  readonly columns: () => number;
  readonly nowMs: () => number;
}

const clearLine = '\r\u001b[2K';
/** Time between two lines outside of a terminal, and time after which work counts as long. */
const lineEveryMs = 2000;
/** Time after which a line outside of a terminal is repeated without a change. */
const repeatEveryMs = 30_000;
/** Short work shows no bar, and no time. */
const barAfterMs = 300;
const endAfterMs = 1000;
const drawEveryMs = 100;
const tickEveryMs = 250;

/**
 * Shows the progress of one command: a bar that is rewritten on a terminal, elsewhere a line every 2 s without escape codes.
 * `clear` removes the bar before other output; `end` writes the time that long work took, unless `update(null)` came before.
 */
export function createProgressDisplay({ write, isTerminal, columns, nowMs }: ProgressPlace) {
  let latest: Progress | null = null;
  let startedAtMs = 0;
  let shownAtMs: number | null = null;
  let shownText = '';
  let isBarShown = false;
  let ticking: NodeJS.Timeout | null = null;

  const clear = () => {
    if (isBarShown) write(clearLine);
    isBarShown = false;
  };
  const show = () => {
    if (latest === null) return;
    const now = nowMs();
    const elapsedMs = now - startedAtMs;
    if (elapsedMs < (isTerminal ? barAfterMs : lineEveryMs)) return;
    const sinceMs = shownAtMs === null ? Number.POSITIVE_INFINITY : now - shownAtMs;
    if (sinceMs < (isTerminal ? drawEveryMs : lineEveryMs)) return;
    if (isTerminal) {
      write(`${clearLine}${progressBar(latest, elapsedMs, columns())}`);
      isBarShown = true;
    } else {
      const text = `${latest.done} ${latest.detail}`;
      if (text === shownText && sinceMs < repeatEveryMs) return;
      shownText = text;
      write(`${progressLine(latest, elapsedMs)}\n`);
    }
    shownAtMs = now;
  };

  const stop = () => {
    if (ticking) clearInterval(ticking);
    ticking = null;
    clear();
    latest = null;
  };

  return {
    update(state: Progress | null) {
      if (state === null) return stop();
      // Another unit is other work, such as the crawl before the visits.
      if (latest === null || latest.unit !== state.unit) startedAtMs = nowMs();
      latest = state;
      ticking ??= setInterval(show, tickEveryMs).unref();
      show();
    },
    clear,
    end() {
      const ended = latest;
      const elapsedMs = nowMs() - startedAtMs;
      stop();
      if (ended !== null && elapsedMs >= (isTerminal ? endAfterMs : lineEveryMs)) write(`${progressEnd(ended, elapsedMs)}\n`);
    },
  };
}
