import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Clock } from '../../../browser/clock.ts';
import { characterCount, counterDebounceMs } from '../../../contract/forms/constants.ts';
import { addDescription, freeId, removeDescription } from '../controls/element-helpers.ts';
import type { Control, MountedField } from '../controls/mounted-field.ts';
import counterStyles from './counter.css';

type Announce = (text: string) => void;

/** Adds a character counter below each textarea with a limit until the signal aborts, forms#character-counter. */
export function addCounters(
  form: HTMLFormElement,
  fields: readonly MountedField[],
  clock: Clock,
  announce: Announce,
  signal: AbortSignal,
): void {
  const counters = fields.flatMap(({ controls: [control], definition: { maxLength } }) =>
    maxLength === null || !control ? [] : [createCounter(control, maxLength, clock, announce)],
  );
  const update = () => {
    for (const counter of counters) counter.update();
  };
  const removeStyles = adoptStyles(form.ownerDocument, counterStyles);
  update();
  form.addEventListener('input', update, { signal });
  signal.addEventListener('abort', () => {
    removeStyles();
    for (const counter of counters) counter.dispose();
  });
}

function createCounter(control: Control, max: number, clock: Clock, announce: Announce) {
  const counter = control.ownerDocument.createElement('div');
  counter.className = 'character-count';
  counter.id = freeId(control.ownerDocument, 'ss-count');
  // From left to right in every language, as numbers are.
  const figures = counter.appendChild(control.ownerDocument.createElement('bdi'));
  figures.dir = 'ltr';
  control.after(counter);
  addDescription(control, counter.id);
  let cancelAnnouncement = () => {};
  let before = -1;
  return {
    update() {
      const { length } = control.value;
      if (length === before) return;
      const text = characterCount(length, max);
      figures.textContent = text;
      counter.classList.toggle('error', length > max);
      cancelAnnouncement();
      if (before >= 0) cancelAnnouncement = clock.after(counterDebounceMs, () => announce(text));
      before = length;
    },
    dispose() {
      cancelAnnouncement();
      counter.remove();
      removeDescription(control, counter.id);
    },
  };
}
