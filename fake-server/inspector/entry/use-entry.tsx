import { useEffect, useState } from 'react';
import type { JournalEntry } from '../../common/journal/journal.ts';
import { readEntry } from '../control.ts';

/** Returns an entry; undefined while it is read, null when the journal does not have it. */
export function useEntry(seq: number, session: string): JournalEntry | null | undefined {
  const [entry, setEntry] = useState<JournalEntry | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    readEntry(seq, session).then(
      (found) => isWanted && setEntry(found),
      () => isWanted && setEntry(null),
    );
    return () => {
      isWanted = false;
    };
  }, [seq, session]);
  return entry;
}
