import { useSyncExternalStore } from 'react';
import { type Place, placeFrom, searchOf } from './place.ts';

const changed = 'inspector-place';

/** Returns the place of the address; the component is drawn again when it changes. */
export function usePlace(): Place {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return placeFrom(search);
}

/**
 * Changes parts of the place. A view and an opened call get an entry in the history, so that Back closes them; other changes
 * replace it.
 */
export function goTo(changes: Partial<Place>): void {
  const before = placeFrom(location.search);
  const after = { ...before, ...changes };
  const address = `${location.pathname}${searchOf(after)}`;
  const isStep = after.view !== before.view || (after.entry === null) !== (before.entry === null);
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}
