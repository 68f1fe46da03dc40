import { useState } from 'react';
import type { JournalEntry } from '../../common/journal/journal.ts';
import { compareEntries } from './compare-entries.ts';
import { useEntry } from './use-entry.tsx';

interface ComparisonProps {
  readonly entry: JournalEntry;
  /** The number of the call that was chosen first. */
  readonly base: number;
  readonly session: string;
}

/** Shows the fields in which two calls differ. */
export function Comparison({ entry, base, session }: ComparisonProps) {
  const other = useEntry(base, session);
  const [all, setAll] = useState(false);
  if (base === entry.seq) return <p className="note">Open another call: it is compared with call {base}.</p>;
  if (other === null) return <p className="note">The journal no longer has call {base}.</p>;
  if (other === undefined) return null;
  const fields = compareEntries(other, entry);
  const differing = fields.filter(({ isSame }) => !isSame);
  const shown = all ? fields : differing;
  return (
    <>
      <div className="compare-head">
        <p>{differing.length === 1 ? '1 field differs' : `${differing.length.toLocaleString('en')} fields differ`}</p>
        <label className="check">
          <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} /> Equal fields too
        </label>
      </div>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Call {base}</th>
            <th scope="col">Call {entry.seq}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, left, right, isSame }) => (
            <tr key={name} className={isSame ? 'same' : undefined}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={isSame || left === null ? undefined : 'removed'}>
                {left === null ? <i>absent</i> : <bdi>{left}</bdi>}
              </td>
              <td className={isSame || right === null ? undefined : 'added'}>
                {right === null ? <i>absent</i> : <bdi>{right}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
