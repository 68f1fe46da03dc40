import type { Clock } from '../../browser/clock.ts';
import { formEngineLimits } from '../../contract/forms/limits.ts';
import { characterCount } from '../../contract/forms/messages.ts';
import { describe } from './describe.ts';
import type { Control, LiveField } from './live-field.ts';

/**
 * 'n / max' below a textarea with a limit; over it, the counter is in error. It is read out once typing rests, not with each key.
 * What is pasted is never cut. Spec 2 §5. Returns what brings it up to date.
 */
export function addCounter(field: LiveField, max: number, clock: Clock, announce: (text: string) => void): () => void {
  const control = field.controls[0] as Control;
  const counter = control.ownerDocument.createElement('div');
  counter.className = 'character-count';
  counter.id = `${field.definition.id}-count`;
  control.removeAttribute('maxlength');
  control.after(counter);
  describe(control, counter.id, true);
  let quiet = () => {};
  let before = -1;
  return () => {
    const { length } = control.value;
    if (length === before) return;
    const text = characterCount(length, max);
    counter.textContent = text;
    counter.classList.toggle('error', length > max);
    quiet();
    if (before >= 0) quiet = clock.after(formEngineLimits.counterDebounceMs, () => announce(text));
    before = length;
  };
}
