import { useState, useSyncExternalStore } from 'react';
import { CookiesPanel } from './CookiesPanel.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import { FaultsPanel } from './FaultsPanel.tsx';
import { showAll } from './filter-entries.ts';
import type { JournalFeed } from './journal-feed.ts';
import { OrdersPanel } from './OrdersPanel.tsx';
import { SitesPanel } from './SitesPanel.tsx';
import { TrafficPanel } from './TrafficPanel.tsx';

/** Narrow windows show one panel at a time. */
const panels = ['Traffic', 'Faults', 'Cookies', 'Orders', 'Sites'] as const;
type Panel = (typeof panels)[number];

/** The inspector: the calls of published pages as they arrive, and the platform's faults, cookies, orders and sites. */
export function Inspector({ journal }: { readonly journal: JournalFeed }) {
  const { entries, connected } = useSyncExternalStore(journal.subscribe, journal.view);
  const [filter, setFilter] = useState(showAll);
  const [selectedSeq, setSelectedSeq] = useState<number | null>(null);
  const [panel, setPanel] = useState<Panel>('Traffic');
  const selected = entries.find(({ seq }) => seq === selectedSeq);
  return (
    <>
      <header>
        <h1>ss-runtime</h1>
        <p className={connected ? 'state on' : 'state off'} role="status">
          {connected ? 'Live' : 'Connecting …'}
        </p>
      </header>
      <nav aria-label="Panels">
        {panels.map((name) => (
          <button key={name} type="button" aria-current={name === panel || undefined} onClick={() => setPanel(name)}>
            {name}
          </button>
        ))}
      </nav>
      <main data-panel={panel}>
        <TrafficPanel
          entries={entries}
          filter={filter}
          onFilter={setFilter}
          selectedSeq={selectedSeq}
          onSelect={setSelectedSeq}
          onClear={journal.clear}
        />
        {selected && <EntryDetail key={selected.seq} entry={selected} onClose={() => setSelectedSeq(null)} />}
        <div className="side">
          <FaultsPanel newestSeq={entries[0]?.seq ?? 0} />
          <CookiesPanel entries={entries} />
          <OrdersPanel newestSeq={entries[0]?.seq ?? 0} />
          <SitesPanel />
        </div>
      </main>
    </>
  );
}
