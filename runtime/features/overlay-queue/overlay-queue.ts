/**
 * One queue for everything that is laid over a page: the most important one is on the page, the others wait for their turn.
 * The specification does not say who goes first: all rules are our choice.
 *
 * - Most important first: dialog, popup, bar. Equals take turns in the order in which they asked.
 * - A lock screen and the cookie banner do not ask: the page says whether they stand there. A lock screen holds back popups and bars: a
 *   dialog on it speaks for the lock screen itself. A banner that waits for an answer holds back popups only, which are modal and would
 *   cover it. It may wait for ever: dialogs and errors never wait for it, and a bar stands below it.
 * - Whoever is on the page makes way at once for something more important, and comes back when that is gone.
 */
export interface OverlayQueue {
  /**
   * Asks for a place. `show` is called at once if nothing stands in its way, else when its turn comes. The returned function gives the place
   * up, for good: call it once the overlay is off the page, or when it is no longer wanted. Safe to repeat.
   */
  request(kind: AskingKind, overlay: QueuedOverlay): () => void;
  /** Looks again: what stands on the page has come or gone. */
  settle(): void;
  /** Takes everything back and forgets it. */
  clear(): void;
}

export type AskingKind = 'dialog' | 'popup' | 'bar';
export type StandingKind = 'lock' | 'consent';

/** Something that is laid over the page. What its functions throw is reported, and costs it its place. */
export interface QueuedOverlay {
  /** Puts it on the page; again after it had to make way. */
  show(): void;
  /** Takes it off the page at once and tells nobody: it will be shown again. */
  makeWay(): void;
  /** The page takes everything back: it has lost its place, and is off the page already if it was on it. */
  onCleared?(): void;
}

export interface OverlayQueueOptions {
  readonly isStanding: (kind: StandingKind) => boolean;
  readonly onError: (error: unknown) => void;
}

const ranks: Readonly<Record<AskingKind, number>> = { dialog: 0, popup: 1, bar: 2 };
const heldBackBy: Readonly<Record<AskingKind, readonly StandingKind[]>> = {
  dialog: [],
  popup: ['lock', 'consent'],
  bar: ['lock'],
};

interface Entry {
  readonly kind: AskingKind;
  readonly overlay: QueuedOverlay;
}

export function createOverlayQueue({ isStanding, onError }: OverlayQueueOptions): OverlayQueue {
  const entries = new Set<Entry>();
  let shown: Entry | undefined;
  let isSettling = false;

  const attempt = (entry: Entry, work: (() => void) | undefined) => {
    try {
      work?.call(entry.overlay);
    } catch (error) {
      entries.delete(entry);
      onError(error);
    }
  };
  const next = (): Entry | undefined =>
    [...entries]
      .filter(({ kind }) => !heldBackBy[kind].some(isStanding))
      .reduce<Entry | undefined>((first, entry) => (first && ranks[first.kind] <= ranks[entry.kind] ? first : entry), undefined);
  const takeOff = () => {
    const before = shown;
    shown = undefined;
    if (before && entries.has(before)) attempt(before, before.overlay.makeWay);
  };

  // Overlays ask and leave while they are shown and hidden: one loop looks again until nothing changes.
  const settle = () => {
    if (isSettling) return;
    isSettling = true;
    for (let turn = next(); turn !== shown; turn = next()) {
      takeOff();
      shown = turn;
      if (turn) attempt(turn, turn.overlay.show);
    }
    isSettling = false;
  };

  return {
    request(kind, overlay) {
      const entry = { kind, overlay };
      entries.add(entry);
      settle();
      return () => {
        entries.delete(entry);
        settle();
      };
    },
    settle,
    clear() {
      takeOff();
      const all = [...entries];
      entries.clear();
      for (const entry of all) attempt(entry, entry.overlay.onCleared);
    },
  };
}
