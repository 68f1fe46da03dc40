import { useState } from 'react';
import type { JournalEntry } from '../../common/journal/journal.ts';
import { goTo } from '../address.tsx';
import { replay } from '../control.ts';
import { shownDuration, statusClass, statusText, verdictClass, verdictOf } from '../row-texts.ts';
import { sentenceOf } from '../sentence-of.ts';
import { curlOf } from './curl.ts';

interface EntryHeadProps {
  readonly seq: number;
  readonly session: string;
  readonly entry: JournalEntry | null | undefined;
  readonly compare: number | null;
  onClose(): void;
}

/** Shows what a call is and how it ended, and what can be done with it. */
export function EntryHead({ seq, session, entry, compare, onClose }: EntryHeadProps) {
  const [result, setResult] = useState('');
  const run = async (action: () => Promise<string>) => setResult(await action().catch(sentenceOf));
  const sendAgain = async () => {
    const { replayed } = await replay([seq], session);
    const [sent] = replayed;
    return sent ? `Sent again, ${sent.status === 0 ? 'without a response' : `status ${sent.status}`}.` : 'It is no longer kept.';
  };
  const copy = (text: string) => async () => {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  };
  return (
    <header className="entry-head">
      <div className="entry-title-row">
        <h3 id="entry-title" tabIndex={-1}>
          <span className="soft">{seq}</span> <bdi>{entry ? (entry.endpoint ?? 'no endpoint') : '…'}</bdi>
        </h3>
        <button type="button" className="quiet" onClick={onClose} aria-keyshortcuts="Escape">
          Close
        </button>
      </div>
      {entry && (
        <>
          <p className="entry-address">
            <span className="method">{entry.method}</span> <bdi>{entry.path}</bdi>
          </p>
          <p className="entry-facts">
            <span className={`badge ${statusClass(entry.status)}`}>{statusText(entry.status)}</span>
            <span className={verdictClass({ ...entry, problemCount: 0 })}>
              {verdictOf({ ...entry, problemCount: entry.problems.length })}
            </span>
            {entry.durationMs !== undefined && <span className="soft">{shownDuration(entry.durationMs)}</span>}
          </p>
          <div className="entry-actions">
            <button type="button" onClick={() => void run(sendAgain)}>
              Replay
            </button>
            <button type="button" onClick={() => void run(copy(curlOf(entry, location.protocol)))}>
              Copy cURL
            </button>
            <button type="button" onClick={() => void run(copy(location.href))}>
              Copy link
            </button>
            <button
              type="button"
              aria-pressed={compare !== null}
              onClick={() => goTo({ compare: compare === null ? seq : null })}
            >
              Compare
            </button>
            <span role="status" className="soft">
              {result}
            </span>
          </div>
        </>
      )}
    </header>
  );
}
