import { printable } from '../../../report/printable.ts';
import type { ThirdParty } from '../../judging/third-parties.ts';
import { partyTable, stateHeads } from '../party-table.ts';
import { WideTable } from './WideTable.tsx';

/** Maximum number of rows, because a page may request hundreds of hosts. */
const maxRows = 200;

/** Table of a page’s third parties and what each got, by state of consent; nothing for a page without any. */
export function PartyTable({ parties }: { readonly parties: readonly ThirdParty[] }) {
  const { states, rows } = partyTable(parties);
  if (rows.length === 0) return null;
  return (
    <WideTable
      label="Third parties and what they got"
      className="parties"
      heads={['Host', ...states.map((state) => stateHeads[state])]}
      rows={rows}
      maxRows={maxRows}
    >
      {({ host, owner, cells }) => (
        <tr key={host}>
          <th scope="row">
            <bdi>{printable(host)}</bdi> <small>{printable(owner)}</small>
          </th>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
            <td key={at}>{printable(cell) || '–'}</td>
          ))}
        </tr>
      )}
    </WideTable>
  );
}
