import { memo } from 'react';
import type { JournalRow } from '../../../runtime/contract/journal/journal-row.ts';
import { goTo } from '../address.ts';
import { clockTime, durationText, readablePath, statusClass, statusText, verdictClass, verdictOf } from './row-texts.ts';

interface CallRowProps {
  readonly row: JournalRow;
  readonly index: number;
  readonly topPx: number;
  readonly isSelected: boolean;
}

/** Shows one call. All values are text. */
export const CallRow = memo(({ row, index, topPx, isSelected }: CallRowProps) => {
  const { seq, time, site, page, method, path, endpoint, status, fault, durationMs, from } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
    <div
      id={`call-${seq}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={-1}
      className="call-row call-columns"
      style={{ transform: `translateY(${topPx}px)` }}
      onClick={() => goTo({ entry: seq })}
      title={path}
    >
      <span role="gridcell" className="call-time">
        {clockTime(time).slice(0, 8)}
        <span className="milliseconds">{clockTime(time).slice(8)}</span>
      </span>
      <span role="gridcell" className="call-name">
        <span className="method">{method}</span>
        <bdi className={endpoint === null ? 'path' : 'endpoint'}>{endpoint ?? readablePath(path)}</bdi>
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
        {durationText(durationMs)}
      </span>
    </div>
  );
});
