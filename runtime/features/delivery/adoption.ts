import { createAlarm } from './alarm.ts';
import { gateOf } from './gates.ts';
import { enter, leaseMs } from './queue.ts';
import { isReady, opensInMs, type SenderContext } from './sender-context.ts';

/** How far inherited events are sent apart (our choice). */
const paceMs = 50;
const never = Number.MAX_VALUE;

/** Sends what earlier pages left behind, one after the other. */
export interface Adoption {
  /** Begins in a moment: tabs that are opened together do not start together. */
  begin(): void;
  /** Goes on at once. */
  drain(): void;
}

export function createAdoption(context: SenderContext): Adoption {
  const { clock, mine, gates, outbox, random } = context;
  let isAdopting = false;
  const wake = createAlarm(clock, drain);

  /** Takes the oldest event that an earlier page left, waits until another tab that takes it too would be seen, sends it; then the next. */
  function drain(): void {
    if (isAdopting || !isReady(context)) return;
    let nextMs = never;
    for (const { event, untilMs } of outbox.entries()) {
      if (mine.has(event.id)) continue;
      const inMs = opensInMs(context, { gate: gateOf(gates, event.row.path), untilMs });
      if (inMs > 0) nextMs = Math.min(nextMs, inMs);
      else {
        isAdopting = true;
        outbox.put(event, clock.now() + leaseMs);
        void enter(context, event, clock.now() + paceMs).then(() => {
          isAdopting = false;
          drain();
        });
        return;
      }
    }
    if (nextMs < never) wake(nextMs);
  }

  return { begin: () => wake(random() * paceMs), drain };
}
