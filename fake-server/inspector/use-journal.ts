import { useEffect, useState } from 'react';
import type { JournalEntry } from '../../runtime/contract/journal.ts';
import { clearJournal } from './control.ts';
import { keepNewest, keptEntries } from './keep-newest.ts';

export interface LiveJournal {
  /** Newest first. */
  readonly entries: readonly JournalEntry[];
  readonly connected: boolean;
  clear(): Promise<void>;
}

/** The journal as it grows: the newest calls, then each new one. Calls that come at once are shown at once. */
export function useJournal(): LiveJournal {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([]);
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const source = new EventSource(`/__ss/stream?last=${keptEntries}`);
    let waiting: JournalEntry[] = [];
    let frame = 0;
    const show = () => {
      const arrived = waiting;
      waiting = [];
      frame = 0;
      setEntries((before) => keepNewest(before, arrived));
    };
    source.onopen = () => setConnected(true);
    source.onerror = () => setConnected(false);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      waiting.push(JSON.parse(data) as JournalEntry);
      frame ||= requestAnimationFrame(show);
    };
    return () => {
      source.close();
      cancelAnimationFrame(frame);
    };
  }, []);
  const clear = async () => {
    await clearJournal();
    setEntries([]);
  };
  return { entries, connected, clear };
}
