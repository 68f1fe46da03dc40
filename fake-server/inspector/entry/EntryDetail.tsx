import type { JournalEntry } from '../../common/journal/journal.ts';
import { pageOf } from '../../common/journal/journal-row.ts';
import { readablePath } from '../../common/readable-path.ts';
import { goTo } from '../address.tsx';
import { noFilter } from '../filter.ts';
import { clockTime } from '../row-texts.ts';
import { CodeLines } from './CodeLines.tsx';
import { HeaderTable } from './HeaderTable.tsx';
import { problemsOf } from './mark-lines.ts';
import { ProblemList } from './ProblemList.tsx';
import { RawText } from './RawText.tsx';

/** Shows one call: its problems, payload, query and headers, and its response. Values are text, never HTML. */
export function EntryDetail({ entry }: { readonly entry: JournalEntry }) {
  const { problems, query, headers, body, bodyText, response } = entry;
  const bodyProblems = problemsOf('body', problems);
  return (
    <>
      <Facts entry={entry} />
      {problems.length > 0 && <ProblemList problems={problems} />}
      <section aria-labelledby="payload-title">
        <h4 id="payload-title">Payload</h4>
        {bodyText === '' ? (
          <p className="note">Without a body.</p>
        ) : (
          <div className="payload">
            <div>
              <h5>Decoded</h5>
              {body === null ? (
                <p className="note">It cannot be decoded.</p>
              ) : (
                <CodeLines label="Decoded payload" value={body} problems={bodyProblems} />
              )}
            </div>
            <div>
              <h5>Raw</h5>
              <RawText entry={entry} pointers={bodyProblems.map(({ pointer }) => pointer)} />
            </div>
          </div>
        )}
      </section>
      {(Object.keys(query).length > 0 || problemsOf('query', problems).length > 0) && (
        <section aria-labelledby="query-title">
          <h4 id="query-title">Query</h4>
          <CodeLines label="Query" value={query} problems={problemsOf('query', problems)} />
        </section>
      )}
      <HeaderTable title="Request headers" headers={headers} problems={problemsOf('headers', problems)} />
      <section aria-labelledby="response-title">
        <h4 id="response-title">Response</h4>
        {response === undefined ? (
          <p className="note">
            {entry.status === 0
              ? 'The connection ended without a response.'
              : `Status ${entry.status}; its content is not in this entry.`}
          </p>
        ) : response.body === null ? (
          <p className="note">Status {response.status}, without a body.</p>
        ) : (
          <CodeLines label="Response body" value={response.body} />
        )}
      </section>
      {response && <HeaderTable title="Response headers" headers={response.headers} problems={[]} />}
    </>
  );
}

const senders = { page: 'a page of this platform', tool: 'a tool', foreign: 'a page of another origin' } as const;

function Facts({ entry }: { readonly entry: JournalEntry }) {
  const { site, time, encoding, fault, note, from, session, headers } = entry;
  const page = pageOf(entry);
  const facts: readonly (readonly [string, string, (() => void)?])[] = [
    ['Time', clockTime(time)],
    ['Site', site || '–', () => goTo({ filter: { ...noFilter, site } })],
    ['Page', readablePath(page) || '–', page === '' ? undefined : () => goTo({ filter: { ...noFilter, site, page } })],
    ['Sender', from ? senders[from] : '–'],
    ['Encoding', encoding],
    ...(fault === null ? [] : ([['Fault', fault]] as const)),
    ...(note === undefined ? [] : ([['Note', note]] as const)),
    ...(session === undefined ? [] : ([['Session', session]] as const)),
    ...(headers['x-ss-replay'] === undefined ? [] : ([['Replay of', headers['x-ss-replay']]] as const)),
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value, filter]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {filter && value !== '–' ? (
              <button type="button" className="link" onClick={filter} title={`Show the calls of ${value}`}>
                <bdi>{value}</bdi>
              </button>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
