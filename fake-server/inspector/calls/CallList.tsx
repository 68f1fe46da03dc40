// biome-ignore-all lint/a11y/useSemanticElements: elements of a table cannot have a height of millions of rows without being drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { goTo } from '../address.tsx';
import { CallRow } from './CallRow.tsx';
import type { CallFeed } from './call-feed.ts';
import type { FeedView } from './feed-state.ts';
import { indexOfSeq } from './row-window.ts';

export interface CallListControl {
  focus(): void;
  /** Opens the next older call (1) or the next newer one (-1). */
  step(by: number): void;
}

interface CallListProps {
  readonly control: Ref<CallListControl>;
  readonly feed: CallFeed;
  readonly view: FeedView;
  readonly selectedSeq: number | null;
}

const lineHeightPx = 28;
/** A list of this width has no room for all columns: site, page and time are in a second line. */
const maxTwoLinesRem = 34;
const twoLinesHeightPx = 46;
/** Rows beyond the visible ones. */
const overscanRows = 8;
/** Older calls are read when so few rows are left below. */
const rowsBeforeEnd = 200;

const columns = ['Time', 'Call', 'Site and page', 'Status', 'Verdict', 'Fault', 'Duration'] as const;

/** Shows the calls, the newest first, one row each; only the rows in view are in the document. */
export function CallList({ control, feed, view, selectedSeq }: CallListProps) {
  const { rows, hasOlder, addedCount } = view;
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box);
  const rowHeightPx = isNarrow ? twoLinesHeightPx : lineHeightPx;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: overscanRows,
    // The row with the names of the columns covers the upper edge.
    scrollPaddingStart: lineHeightPx,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const selected = selectedSeq === null ? -1 : indexOfSeq(rows, selectedSeq);
  const isRendered = items.some(({ index }) => index === selected);
  const lastIndex = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasOlder && lastIndex > rows.length - rowsBeforeEnd) feed.loadOlder();
  }, [feed, hasOlder, lastIndex, rows.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have another height
  useLayoutEffect(() => virtualizer.measure(), [isNarrow]);
  useStablePosition(box, virtualizer.scrollOffset ?? 0, addedCount, rowHeightPx);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the selection, not the calls that arrive
  useEffect(() => {
    if (selected >= 0) virtualizer.scrollToIndex(selected, { align: 'auto' });
  }, [selectedSeq]);
  const open = (index: number) => {
    const row = rows[rows.length - 1 - Math.max(0, Math.min(index, rows.length - 1))];
    if (row) goTo({ entry: row.seq });
  };
  const step = (by: number) => open(selected < 0 ? 0 : selected + by);
  useImperativeHandle(control, () => ({ step, focus: () => box.current?.focus() }));
  const onKeyDown = (event: KeyboardEvent) => {
    const rowsOnPage = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeightPx) - 2);
    const steps: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      PageDown: () => step(rowsOnPage),
      PageUp: () => step(-rowsOnPage),
      Home: () => open(0),
      End: () => open(rows.length - 1),
      Enter: () => (selected < 0 ? open(0) : document.getElementById('entry-title')?.focus()),
    };
    const act = steps[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={box}
      className="call-list"
      data-two-lines={isNarrow}
      role="grid"
      aria-label="Calls, the newest first"
      aria-rowcount={rows.length + 1}
      aria-activedescendant={isRendered ? `call-${selectedSeq}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <ColumnNames />
      <div role="rowgroup" className="call-rows" style={{ height: virtualizer.getTotalSize() }}>
        <div className="call-window" style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {items.map(({ index }) => {
            const row = rows[rows.length - 1 - index];
            return row && <CallRow key={row.seq} row={row} index={index} isSelected={row.seq === selectedSeq} />;
          })}
        </div>
      </div>
    </div>
  );
}

function ColumnNames() {
  return (
    <div role="rowgroup" className="call-head">
      <div role="row" aria-rowindex={1} className="call-columns">
        {columns.map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Returns whether the list is so narrow that rows have two lines. */
function useNarrow(box: { readonly current: HTMLDivElement | null }): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const update = () => setNarrow(element.clientWidth <= maxTwoLinesRem * remPx);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isNarrow;
}

/** Keeps the rows in their place when newer ones are added above them, unless the list is at its top. */
function useStablePosition(
  box: { readonly current: HTMLDivElement | null },
  scrolledPx: number,
  addedCount: number,
  rowHeightPx: number,
): void {
  const before = useRef(addedCount);
  useLayoutEffect(() => {
    const element = box.current;
    if (element && scrolledPx > rowHeightPx && addedCount !== before.current)
      element.scrollTop += (addedCount - before.current) * rowHeightPx;
    before.current = addedCount;
  }, [box, scrolledPx, addedCount, rowHeightPx]);
}
