import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { filterEntries, type TrafficFilter } from './filter-entries.ts';
import { TrafficTable } from './TrafficTable.tsx';

interface TrafficPanelProps {
  readonly entries: readonly JournalEntry[];
  readonly filter: TrafficFilter;
  onFilter(filter: TrafficFilter): void;
  readonly selectedSeq: number | null;
  onSelect(seq: number): void;
  onClear(): Promise<void>;
}

const shownRows = 200;

/** Shows the calls, their filters, and a button that clears the journal. */
export function TrafficPanel({ entries, filter, onFilter, selectedSeq, onSelect, onClear }: TrafficPanelProps) {
  const found = filterEntries(entries, filter);
  const problems = found.filter(({ valid }) => !valid).length;
  const sites = [...new Set(entries.map(({ site }) => site))].filter(Boolean).sort();
  return (
    <section className="traffic-panel" aria-labelledby="traffic-title">
      <h2 id="traffic-title">Traffic</h2>
      <search className="filters">
        <label>
          Find
          <input type="search" value={filter.text} onChange={({ target }) => onFilter({ ...filter, text: target.value })} />
        </label>
        <label>
          Site
          <select value={filter.site} onChange={({ target }) => onFilter({ ...filter, site: target.value })}>
            <option value="">All sites</option>
            {sites.map((site) => (
              <option key={site}>{site}</option>
            ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={filter.onlyProblems}
            onChange={({ target }) => onFilter({ ...filter, onlyProblems: target.checked })}
          />
          Problems only
        </label>
        <button type="button" onClick={onClear} disabled={entries.length === 0}>
          Clear
        </button>
      </search>
      <p className="count" role="status">
        {found.length === 1 ? '1 call' : `${found.length} calls`},{' '}
        {problems === 1 ? '1 with problems' : `${problems} with problems`}
        {found.length > shownRows && `; the newest ${shownRows} are shown`}
      </p>
      {found.length > 0 ? (
        <TrafficTable entries={found.slice(0, shownRows)} selectedSeq={selectedSeq} onSelect={onSelect} />
      ) : (
        <p className="empty">{entries.length > 0 ? 'No call matches.' : 'Open a site: its calls appear here as they arrive.'}</p>
      )}
    </section>
  );
}
