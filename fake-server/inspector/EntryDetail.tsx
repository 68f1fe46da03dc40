import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

interface EntryDetailProps {
  readonly entry: JournalEntry;
  onClose(): void;
}

/** Shows one journal entry. Its parent sets the entry's seq as `key`, so that another entry gets a new component. Values are text. */
export function EntryDetail({ entry, onClose }: EntryDetailProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { seq, problems, fault, query, headers, body, bodyText } = entry;
  // Focuses the opened section.
  useEffect(() => title.current?.focus(), []);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <section className="detail" aria-labelledby="detail-title" onKeyDown={closeOnEscape}>
      <div className="detail-head">
        <h2 id="detail-title" ref={title} tabIndex={-1}>
          {seq}. {entry.endpoint ?? 'unhandled'}
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="address">
        {entry.method} {entry.path}
      </p>
      <dl>
        <dt>Response</dt>
        <dd>{entry.status === 0 ? 'none' : entry.status}</dd>
        <dt>Site</dt>
        <dd>{entry.site || 'none'}</dd>
        <dt>Encoding</dt>
        <dd>{entry.encoding}</dd>
        {fault !== null && (
          <>
            <dt>Fault</dt>
            <dd>{fault}</dd>
          </>
        )}
      </dl>
      {problems.length > 0 && (
        <>
          <h3>Problems</h3>
          <ul className="problems">
            {problems.map(({ pointer, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a call never changes
              <li key={index}>
                {pointer !== '' && <code>{pointer}</code>} {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Body</h3>
      <pre>{body === null ? bodyText || 'none' : JSON.stringify(body, null, 2)}</pre>
      {Object.keys(query).length > 0 && (
        <>
          <h3>Query</h3>
          <pre>{JSON.stringify(query, null, 2)}</pre>
        </>
      )}
      <h3>Headers</h3>
      <pre>
        {Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')}
      </pre>
    </section>
  );
}
