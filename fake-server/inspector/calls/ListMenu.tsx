import { useState } from 'react';
import { replay } from '../control.ts';
import { type CallFilter, filterQuery, isFiltered } from '../filter.ts';
import { sentenceOf } from '../sentence-of.ts';
import type { CallFeed } from './call-feed.ts';
import type { FeedView } from './feed-state.ts';
import { Popup } from './Popup.tsx';

interface ListMenuProps {
  readonly feed: CallFeed;
  readonly view: FeedView;
  readonly filter: CallFilter;
}

/** The limit of calls that are sent again at once. */
const maxReplayed = 1000;

/** Saves the calls that match, sends them again, or empties the journal. */
export function ListMenu({ feed, view: { rows }, filter }: ListMenuProps) {
  const [result, setResult] = useState('');
  const query = filterQuery(filter).toString();
  const suffix = query === '' ? '' : `?${query}`;
  const which = isFiltered(filter) ? 'matching' : 'all';
  const replayed = rows.slice(-maxReplayed);
  const run = async (action: () => Promise<string>) => {
    setResult('…');
    setResult(await action().catch(sentenceOf));
  };
  const replayAll = async () => {
    const { replayed: sent } = await replay(
      replayed.map(({ seq }) => seq),
      filter.session,
    );
    return `${sent.length} sent again, ${sent.filter(({ status }) => status === 0 || status >= 400).length} refused.`;
  };
  return (
    <Popup label="More">
      <div className="menu">
        <a href={`/__ss/journal.ndjson${suffix}`} download="journal.ndjson">
          Save {which} as NDJSON
        </a>
        <a href={`/__ss/journal.har${suffix}`} download="journal.har">
          Save {which} as HAR
        </a>
        <button type="button" disabled={rows.length === 0} onClick={() => void run(replayAll)}>
          Replay {replayed.length === 1 ? '1 call' : `${replayed.length.toLocaleString('en')} calls`}
        </button>
        <button type="button" className="danger" onClick={() => void run(() => feed.clear().then(() => 'The journal is empty.'))}>
          Clear the journal
        </button>
        <p role="status">{result}</p>
      </div>
    </Popup>
  );
}
