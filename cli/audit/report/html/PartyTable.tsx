import { printable } from '../../../report/printable.ts';
import type { ThirdParty } from '../../judging/third-parties.ts';
import { partyTable, stateHeads } from '../party-table.ts';

/** Maximum number of rows, because a page may request hundreds of hosts. */
const maxRows = 200;

/** Table of a page’s third parties and what each got, by state of consent; nothing for a page without any. */
export function PartyTable({ parties }: { readonly parties: readonly ThirdParty[] }) {
  const { states, rows } = partyTable(parties);
  if (rows.length === 0) return null;
  const caption = 'Third parties and what they got';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the region
    <section className="wide parties" tabIndex={0} aria-label={caption}>
      <table>
        <caption>
          {caption}
          {rows.length > maxRows && ` (the first ${maxRows} of ${rows.length})`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Host</th>
            {states.map((state) => (
              <th key={state} scope="col">
                {stateHeads[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map(({ host, owner, cells }) => (
            <tr key={host}>
              <th scope="row">
                <bdi>{printable(host)}</bdi> <small>{printable(owner)}</small>
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                <td key={at}>{printable(cell) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
