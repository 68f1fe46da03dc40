import { hasOwn } from '../../contract/read.ts';
import { type Day, sameDateIn, weekdayFrom } from './days.ts';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Returns the day that a key leads to; undefined for other keys. `forward` is 1 from left to right, else -1.
 * `commerce#calendar-keys`
 */
export function dayForKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Key,
  from: Day,
  { firstWeekday, forward }: { readonly firstWeekday: number; readonly forward: number },
): Day | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const inWeek = weekdayFrom(from, firstWeekday);
  const to: Readonly<Record<string, Day>> = {
    ArrowLeft: from - forward,
    ArrowRight: from + forward,
    ArrowUp: from - 7,
    ArrowDown: from + 7,
    Home: from - inWeek,
    End: from - inWeek + 6,
    PageUp: sameDateIn(from, shiftKey ? -12 : -1),
    PageDown: sameDateIn(from, shiftKey ? 12 : 1),
  };
  return hasOwn(to, key) ? to[key] : undefined;
}
