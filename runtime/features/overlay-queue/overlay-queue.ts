/** Shows the most important of the requested overlays; the others wait. overlays#queue-order, overlays#queue-gives-way */
export interface OverlayQueue {
  /**
   * Adds an overlay. Calls `show` at once if nothing more important is shown, else later. The returned function removes the
   * request: call it once the overlay is hidden or no longer wanted. Safe to repeat.
   */
  request(kind: OverlayKind, overlay: QueuedOverlay): () => void;
  /** Applies a change of the obstacles. */
  settle(): void;
  /** Hides the shown overlay and drops all requests. */
  clear(): void;
}

export type OverlayKind = 'dialog' | 'popup' | 'bar';
/** A lock screen or an open lightbox, and a cookie banner without an answer: they are not in the queue and hold overlays back. */
export type Obstacle = 'lock' | 'consent';

/** An overlay of the queue. An error in one of its functions is reported, and the overlay is removed from the queue. */
export interface QueuedOverlay {
  /** Puts the overlay on the page; called again after a `hide`. */
  show(): void;
  /** Removes the overlay from the page at once, without events: it will be shown again. */
  hide(): void;
  /** Runs when the page is unmounted: the overlay is hidden and no longer in the queue. */
  onUnmount?(): void;
}

export interface OverlayQueueOptions {
  readonly isPresent: (obstacle: Obstacle) => boolean;
  readonly onError: (error: unknown) => void;
}

const ranks: Readonly<Record<OverlayKind, number>> = { dialog: 0, popup: 1, bar: 2 };
/** A dialog on a lock screen belongs to the lock screen; a popup is modal and would cover the banner. */
const obstaclesOf: Readonly<Record<OverlayKind, readonly Obstacle[]>> = {
  dialog: [],
  popup: ['lock', 'consent'],
  bar: ['lock'],
};

interface Entry {
  readonly kind: OverlayKind;
  readonly overlay: QueuedOverlay;
}

export function createOverlayQueue({ isPresent, onError }: OverlayQueueOptions): OverlayQueue {
  const entries = new Set<Entry>();
  let shown: Entry | undefined;
  let isSettling = false;

  const attempt = (entry: Entry, callback: (() => void) | undefined) => {
    try {
      callback?.call(entry.overlay);
    } catch (error) {
      entries.delete(entry);
      onError(error);
    }
  };
  const first = (): Entry | undefined =>
    [...entries]
      .filter(({ kind }) => !obstaclesOf[kind].some(isPresent))
      .reduce<Entry | undefined>((best, entry) => (best && ranks[best.kind] <= ranks[entry.kind] ? best : entry), undefined);
  const hideShown = () => {
    const entry = shown;
    shown = undefined;
    if (entry && entries.has(entry)) attempt(entry, entry.overlay.hide);
  };

  // Overlays make and drop requests while they are shown and hidden: the loop runs until nothing changes.
  const settle = () => {
    if (isSettling) return;
    isSettling = true;
    for (let next = first(); next !== shown; next = first()) {
      hideShown();
      shown = next;
      if (next) attempt(next, next.overlay.show);
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
      hideShown();
      const all = [...entries];
      entries.clear();
      for (const entry of all) attempt(entry, entry.overlay.onUnmount);
    },
  };
}
