import { useEffect, useRef } from 'react';
import { Comparison } from './Comparison.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { EntryHead } from './EntryHead.tsx';
import { useEntry } from './use-entry.tsx';

interface EntryPaneProps {
  readonly seq: number;
  /** Name of the session whose journal has the call; empty for the main one. */
  readonly session: string;
  /** The call that this one is compared with; null without a comparison. */
  readonly compare: number | null;
  onClose(): void;
}

/**
 * Shows one call, or its differences from another one. Its parent sets the seq as `key`, so another call gets a new component.
 */
export function EntryPane({ seq, session, compare, onClose }: EntryPaneProps) {
  const entry = useEntry(seq, session);
  const pane = useRef<HTMLElement>(null);
  // On a narrow screen the pane covers the list, which had the focus.
  useEffect(() => {
    const element = pane.current;
    if (element && getComputedStyle(element).position === 'absolute') element.querySelector<HTMLElement>('#entry-title')?.focus();
  }, []);
  return (
    <section ref={pane} className="entry-pane" aria-labelledby="entry-title">
      <EntryHead seq={seq} session={session} entry={entry} compare={compare} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable with keys */}
      <section className="entry-scroll" tabIndex={0} aria-label="Details of the call">
        {entry === null && <p className="note">The journal no longer has this call.</p>}
        {entry &&
          (compare === null ? <EntryDetail entry={entry} /> : <Comparison entry={entry} base={compare} session={session} />)}
      </section>
    </section>
  );
}
