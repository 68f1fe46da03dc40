import { printable } from '../../../report/printable.ts';
import { journeyHead } from '../journey-text.ts';
import { requestRows, type SentRow } from '../request-list.ts';
import { WideTable } from './WideTable.tsx';

/** Maximum number of rows, because a page may send thousands of requests. */
const maxRows = 200;

interface RequestTableProps {
  readonly visits: readonly { readonly journey: string; readonly sent: readonly SentRow[] }[];
}

/** List of a page's requests, folded; nothing for a page without any. */
export function RequestTable({ visits }: RequestTableProps) {
  const rows = requestRows(visits);
  if (rows.length === 0) return null;
  const made = new Set(visits.map(({ journey }) => journey)).size;
  const shown = rows.length > maxRows ? ` (the first ${maxRows})` : '';
  return (
    <details>
      <summary>
        Requests <span className="soft">{`${rows.length} addresses${shown}`}</span>
      </summary>
      <WideTable
        label="Requests"
        isNamedBefore
        className="requests"
        heads={['Address, without its query', 'First at', 'Kind', 'Result', 'Visits', 'Sent by']}
        rows={rows}
        maxRows={maxRows}
      >
        {({ method, address, pageMs, type, result, journeys, count, sentBy }) => (
          <tr key={`${method} ${address}`}>
            <th scope="row">
              {method} <bdi>{printable(address)}</bdi>
            </th>
            <td>{(pageMs / 1000).toFixed(1)} s</td>
            <td>{printable(type)}</td>
            <td>{printable(result)}</td>
            <td>
              {journeys.length === made ? 'all' : journeys.map(journeyHead).join('; ')}
              {count > journeys.length && <span className="soft"> ({count} times)</span>}
            </td>
            <td>
              <code>{printable(sentBy) || '–'}</code>
            </td>
          </tr>
        )}
      </WideTable>
    </details>
  );
}
