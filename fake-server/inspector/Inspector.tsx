import { useState } from 'react';
import { CookiesPanel } from './CookiesPanel.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { FaultsPanel } from './FaultsPanel.tsx';
import { showAll } from './filter-entries.ts';
import { SitesPanel } from './SitesPanel.tsx';
import { TrafficPanel } from './TrafficPanel.tsx';
import { useJournal } from './use-journal.ts';

/** The inspector: what published pages send, as it arrives; cookies, faults and sites beside it. */
export function Inspector() {
  const { entries, connected, clear } = useJournal();
  const [filter, setFilter] = useState(showAll);
  const [selectedSeq, setSelectedSeq] = useState<number | null>(null);
  const selected = entries.find(({ seq }) => seq === selectedSeq);
  return (
    <>
      <header>
        <h1>ss-runtime</h1>
        <p className={connected ? 'state on' : 'state off'} role="status">
          {connected ? 'Live' : 'Connecting …'}
        </p>
      </header>
      <main>
        <TrafficPanel
          entries={entries}
          filter={filter}
          onFilter={setFilter}
          selectedSeq={selectedSeq}
          onSelect={setSelectedSeq}
          onClear={clear}
        />
        {selected && <EntryDetail key={selected.seq} entry={selected} onClose={() => setSelectedSeq(null)} />}
        <div className="side">
          <SitesPanel />
          <FaultsPanel newestSeq={entries[0]?.seq ?? 0} />
          <CookiesPanel entries={entries} />
        </div>
      </main>
    </>
  );
}
