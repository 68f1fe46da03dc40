import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

interface TrafficTableProps {
  readonly entries: readonly JournalEntry[];
  readonly selectedSeq: number | null;
  onSelect(seq: number): void;
}

/** Shows one row a call, the newest first. A call's name opens its details. */
export function TrafficTable({ entries, selectedSeq, onSelect }: TrafficTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className="number">
            No.
          </th>
          <th scope="col" className="wide">
            Time
          </th>
          <th scope="col" className="wide">
            Site
          </th>
          <th scope="col">Call</th>
          <th scope="col" className="number">
            Status
          </th>
          <th scope="col">Check</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.seq} aria-current={entry.seq === selectedSeq || undefined} className={entry.valid ? undefined : 'bad'}>
            <td className="number">{entry.seq}</td>
            <td className="wide">{entry.time.slice(11, 23)}</td>
            <td className="wide">{entry.site || '–'}</td>
            <th scope="row">
              <button type="button" className="call" onClick={() => onSelect(entry.seq)}>
                {entry.endpoint ?? `${entry.method} ${entry.path}`}
              </button>
            </th>
            <td className="number">{entry.status === 0 ? 'none' : entry.status}</td>
            <td>{checkOf(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function checkOf({ valid, problems, endpoint, fault }: JournalEntry): string {
  const check = valid
    ? 'ok'
    : endpoint === null
      ? 'unhandled'
      : problems.length === 1
        ? '1 problem'
        : `${problems.length} problems`;
  return fault === null ? check : `${check}, fault`;
}
