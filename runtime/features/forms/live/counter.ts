import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Clock } from '../../../browser/clock.ts';
import { formEngineLimits } from '../../../contract/forms/limits.ts';
import { characterCount } from '../../../contract/forms/messages.ts';
import counterStyles from './counter.css';
import { describe } from './describe.ts';
import { freeId } from './free-id.ts';
import type { MountedField } from './live-field.ts';

type Announce = (text: string) => void;

/**
 * 'n / max' below each textarea with a limit, until the signal aborts; over it, the counter is in error. It is read out once typing
 * rests, not with each key. What is pasted is never cut. Spec 2 §5.
 */
export function addCounters(
  form: HTMLFormElement,
  fields: readonly MountedField[],
  clock: Clock,
  announce: Announce,
  signal: AbortSignal,
): void {
  const counters = fields.flatMap((field) => {
    const { maxLength } = field.definition;
    return maxLength === null ? [] : [createCounter(field, maxLength, clock, announce)];
  });
  const update = () => {
    for (const counter of counters) counter.update();
  };
  const removeStyles = adoptStyles(form.ownerDocument, counterStyles);
  update();
  form.addEventListener('input', update, { signal });
  signal.addEventListener('abort', () => {
    removeStyles();
    for (const counter of counters) counter.remove();
  });
}

function createCounter({ controls }: MountedField, max: number, clock: Clock, announce: Announce) {
  const control = controls[0] as MountedField['controls'][number];
  const counter = control.ownerDocument.createElement('div');
  counter.className = 'character-count';
  counter.id = freeId(control.ownerDocument, 'ss-count');
  control.after(counter);
  describe(control, counter.id, true);
  let quiet = () => {};
  let before = -1;
  return {
    update() {
      const { length } = control.value;
      if (length === before) return;
      const text = characterCount(length, max);
      counter.textContent = text;
      counter.classList.toggle('error', length > max);
      quiet();
      if (before >= 0) quiet = clock.after(formEngineLimits.counterDebounceMs, () => announce(text));
      before = length;
    },
    remove() {
      quiet();
      counter.remove();
      describe(control, counter.id, false);
    },
  };
}
