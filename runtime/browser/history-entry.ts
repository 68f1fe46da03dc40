import { newId } from './new-id.ts';
import { pageWide } from './page-wide.ts';
import { addressOnPage } from './same-page.ts';

/** The entry of an open overlay in the browser's history. */
export interface HistoryEntry {
  /** Replaces the address of the entry. */
  setAddress(address: string): void;
  /** Leaves the entry, for an overlay that is closed by other means than Back. */
  goBack(): void;
  /** Keeps the entry, for an overlay of a page that is unmounted: its scripts may have another address already. */
  abandon(): void;
}

export interface HistoryEntryOptions {
  /** Runs once, when the visitor has left the entry by Back, Forward or a link; `goBack` does not call it. */
  readonly onLeave: () => void;
  /** Address of the entry; that of the page unless given. */
  readonly address?: string;
  /** The overlay is opened by the address of the current entry, which is used. No entry is added. */
  readonly isCurrent?: boolean;
}

/** The overlays of an entry, the lowest first, in the field `ssOverlays` of its state. */
interface Mark {
  readonly id: string;
  /** The entry below is that of the same page, so that Back leads to it. */
  readonly isAdded: boolean;
}

interface Entries {
  readonly open: Map<string, () => void>;
  /** Changes that wait until the browser has gone back. */
  readonly waiting: (() => void)[];
  isGoingBack: boolean;
  /** The page's own value. */
  scrollRestoration: ScrollRestoration;
}

declare module './page-wide.ts' {
  interface PageWide {
    readonly historyEntries: Entries;
  }
}

/**
 * Gives an overlay that a visitor has opened one entry in the history, so that Back closes it. Forward into the entry of a closed
 * overlay adds none, and neither does an overlay that is opened there: site#history-entries.
 */
export function addHistoryEntry({ onLeave, address, isCurrent = false }: HistoryEntryOptions): HistoryEntry {
  const entries = pageWide('historyEntries', createEntries);
  let id = newId();
  let isWanted = true;
  const run = (change: () => void) => inTurn(entries, () => isWanted && change());
  run(() => {
    const marks = marksOf(history.state);
    const last = marks[marks.length - 1];
    if (!last) entries.scrollRestoration = history.scrollRestoration;
    // With `auto`, Back scrolls the page to the place where the overlay was opened.
    // https://developer.mozilla.org/docs/Web/API/History/scrollRestoration
    history.scrollRestoration = 'manual';
    if (last && !entries.open.has(last.id)) {
      ({ id } = last);
      if (address) history.replaceState(history.state, '', addressOnPage(address));
    } else {
      const state = withMarks(history.state, [...marks, { id, isAdded: !isCurrent }]);
      if (isCurrent) history.replaceState(state, '');
      else history.pushState(state, '', address ? addressOnPage(address) : location.href);
    }
    entries.open.set(id, () => {
      isWanted = false;
      onLeave();
    });
  });
  return {
    setAddress: (changed) => run(() => history.replaceState(history.state, '', addressOnPage(changed))),
    goBack: () =>
      run(() => {
        isWanted = false;
        if (!entries.open.delete(id)) return;
        const marks = marksOf(history.state);
        const last = marks[marks.length - 1];
        if (last?.id !== id) return;
        entries.isGoingBack = last.isAdded;
        if (last.isAdded) history.back();
        else {
          history.replaceState(withMarks(history.state, marks.slice(0, -1)), '', location.href.split('#')[0]);
          restoreScrolling(entries);
        }
      }),
    abandon() {
      isWanted = false;
      entries.open.delete(id);
      restoreScrolling(entries);
    },
  };
}

function createEntries(): Entries {
  const entries: Entries = { open: new Map(), waiting: [], isGoingBack: false, scrollRestoration: 'auto' };
  addEventListener('popstate', () => {
    const marks = marksOf(history.state);
    for (const [id, onLeave] of [...entries.open]) {
      if (marks.some((mark) => mark.id === id)) continue;
      entries.open.delete(id);
      onLeave();
    }
    entries.isGoingBack = false;
    while (entries.waiting.length > 0 && !entries.isGoingBack) entries.waiting.shift()?.();
    // Browsers read the value after this event.
    requestAnimationFrame(() => restoreScrolling(entries));
  });
  return entries;
}

/** `history.back()` takes effect later: an entry that is added meanwhile would be the one that is left. */
function inTurn(entries: Entries, change: () => void): void {
  if (entries.isGoingBack) entries.waiting.push(change);
  else change();
}

/** Each entry of the history has a value of its own. */
function restoreScrolling({ open, isGoingBack, scrollRestoration }: Entries): void {
  if (open.size === 0 && !isGoingBack) history.scrollRestoration = scrollRestoration;
}

const marksOf = (state: unknown): readonly Mark[] => {
  const { ssOverlays } = (state ?? {}) as { readonly ssOverlays?: unknown };
  return Array.isArray(ssOverlays) ? (ssOverlays as readonly Mark[]) : [];
};

/** Returns a state with the fields of the page's own one, if that is an object or null. */
const withMarks = (state: unknown, ssOverlays: readonly Mark[]): unknown => ({
  ...(typeof state === 'object' && !Array.isArray(state) ? state : null),
  ssOverlays,
});
