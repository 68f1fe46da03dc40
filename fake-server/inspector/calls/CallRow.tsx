// biome-ignore-all lint/a11y/useSemanticElements: elements of a table cannot have a height of millions of rows without being drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import { memo } from 'react';
import type { JournalRow } from '../../common/journal/journal-row.ts';
import { readablePath } from '../../common/readable-path.ts';
import { goTo } from '../address.tsx';
import { clockTime, shownDuration, statusClass, statusText, verdictClass, verdictOf } from '../row-texts.ts';

interface CallRowProps {
  readonly row: JournalRow;
  readonly index: number;
  readonly isSelected: boolean;
}

/** Shows one call. A newer call changes the index of every row, but not their cells. */
export const CallRow = ({ row, index, isSelected }: CallRowProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
  <div
    id={`call-${row.seq}`}
    role="row"
    aria-rowindex={index + 2}
    aria-selected={isSelected}
    tabIndex={-1}
    className="call-row call-columns"
    onClick={() => goTo({ entry: row.seq })}
  >
    <Cells row={row} />
  </div>
);

/** All values are text. */
const Cells = memo(({ row }: { readonly row: JournalRow }) => {
  const { time, site, page, method, path, endpoint, status, fault, durationMs, from } = row;
  return (
    <>
      <span role="gridcell" className="call-time">
        {clockTime(time).slice(0, 8)}
        <span className="milliseconds">{clockTime(time).slice(8)}</span>
      </span>
      <span role="gridcell" className="call-name">
        <span className="method">{method}</span>
        <bdi title={path}>{endpoint ?? readablePath(path)}</bdi>
      </span>
      <span role="gridcell" className="call-place">
        <bdi>{site || '–'}</bdi> <bdi className="soft">{readablePath(page)}</bdi>
        {from === 'foreign' && <span className="tag warn">foreign</span>}
      </span>
      <span role="gridcell" className={`call-state ${statusClass(status)}`}>
        {statusText(status)}
      </span>
      <span role="gridcell" className={`verdict ${verdictClass(row)}`}>
        {verdictOf(row)}
      </span>
      <span role="gridcell" className="call-fault">
        <bdi>{fault ?? ''}</bdi>
      </span>
      <span role="gridcell" className="call-duration">
        {shownDuration(durationMs)}
      </span>
    </>
  );
});
