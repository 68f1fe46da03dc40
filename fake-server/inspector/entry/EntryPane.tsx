import { useEffect, useRef, useState } from 'react';
import type { JournalEntry } from '../../../runtime/contract/journal/journal.ts';
import { readEntry } from '../control.ts';
import { Comparison } from './Comparison.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { EntryHead } from './EntryHead.tsx';

interface EntryPaneProps {
  readonly seq: number;
  /** The call that this one is compared with; null without a comparison. */
  readonly compare: number | null;
  onClose(): void;
}

/** Shows one call, or its differences from another one. Its parent sets the seq as `key`, so another call gets a new component. */
export function EntryPane({ seq, compare, onClose }: EntryPaneProps) {
  const entry = useEntry(seq);
  const pane = useRef<HTMLElement>(null);
  // On a narrow screen the pane covers the list, which had the focus.
  useEffect(() => {
    const element = pane.current;
    if (element && getComputedStyle(element).position === 'absolute') element.querySelector<HTMLElement>('#entry-title')?.focus();
  }, []);
  return (
    <section ref={pane} className="entry-pane" aria-labelledby="entry-title">
      <EntryHead seq={seq} entry={entry} compare={compare} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable with keys */}
      <section className="entry-scroll" tabIndex={0} aria-label="Details of the call">
        {entry === null && <p className="note">The journal no longer has this call.</p>}
        {entry && (compare === null ? <EntryDetail entry={entry} /> : <Comparison entry={entry} base={compare} />)}
      </section>
    </section>
  );
}

/** Returns an entry; undefined while it is read, null when the journal does not have it. */
export function useEntry(seq: number): JournalEntry | null | undefined {
  const [entry, setEntry] = useState<JournalEntry | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    readEntry(seq).then(
      (found) => isWanted && setEntry(found),
      () => isWanted && setEntry(null),
    );
    return () => {
      isWanted = false;
    };
  }, [seq]);
  return entry;
}
