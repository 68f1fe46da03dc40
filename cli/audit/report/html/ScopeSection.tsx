import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import type { AuditRule } from '../../judging/rule.ts';
import type { AuditReport } from '../document.ts';
import { timeText } from '../environment.ts';
import { journeyHead } from '../journey-text.ts';
import { journeysNotAsked, type ScopeRule, scopeRules, scopeVisits } from '../scope.ts';
import { LegalSection } from './LegalSection.tsx';
import { WideTable } from './WideTable.tsx';

/** Maximum number of visits in the table. */
const maxVisits = 200;

/** Section on what was asked, how, and what was not: visits, rules with their results, limits, and texts of law. */
export function ScopeSection({ report, rules }: { readonly report: AuditReport; readonly rules: readonly AuditRule[] }) {
  const asked = scopeRules(report, rules);
  const notAsked = journeysNotAsked(report);
  return (
    <section aria-labelledby="scope">
      <h2 id="scope">Scope and method</h2>
      <p>
        A real browser opened {plural(report.summary.pages, 'page')} in {plural(report.summary.journeys, 'visit')}, each of a
        visitor whose browser had no data of the site, except for the visits that return. It scrolled, typed and moved the mouse,
        and pressed the banner’s own controls. Cookies, storage, requests and their senders were recorded from the first script
        on. An answer counts only when its effect was observed.
      </p>
      <Visits report={report} />
      <Rules rules={asked} />
      <p>
        Steps are ranked by the severity of their findings, then by risk (high: an error under a text of law), then by effort, the
        least first. The effort is an estimate: low for a setting or a text, medium for a tag or a cookie, high for code.
      </p>
      <h3>Not asked</h3>
      <ul>
        {notAsked.length > 0 && <li>Visits that were not made: {notAsked.map(journeyHead).join('; ')}.</li>}
        <li>Other pages of the site, and visits from other countries: what a site does can depend on where its visitor is.</li>
        <li>What a signed-in visitor sees, unless the audit was given the cookies or headers of a sign-in.</li>
        <li>What the receivers of data do with them, contracts, and the text of the privacy policy.</li>
      </ul>
      <h3>Limits of the method</h3>
      <ul>
        <li>
          Data that leave by WebRTC or WebTransport, bodies of streams and files in forms are not read, and leave a page undecided
          before a yes. What servers send each other is not seen.
        </li>
        <li>An identifier is found by its value, which differs between visitors and stays with one; one that changes is not.</li>
        <li>
          The browser states the user agent of the same version with a window (see “Time, place and browser”). A site may still
          know that it is automated, and show something else.
        </li>
        <li>The place in the network is known as far as proxy and time zone tell; the machine’s address is not recorded.</li>
        <li>This report states observations. It is not legal advice.</li>
      </ul>
      <LegalSection />
    </section>
  );
}

function Visits({ report }: { readonly report: AuditReport }) {
  const visits = scopeVisits(report);
  if (visits.length === 0) return null;
  const more = visits.length > maxVisits ? ` (the first ${maxVisits} of ${visits.length})` : '';
  return (
    <details>
      <summary>Start and end of each visit{more}</summary>
      <WideTable
        label="Start and end of each visit"
        isNamedBefore
        heads={['Page', 'Visit', 'Start', 'End']}
        rows={visits}
        maxRows={maxVisits}
      >
        {({ url, journey, startedAt, endedAt }, at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{printable(url)}</bdi>
            </th>
            <td>{journeyHead(journey)}</td>
            <td>{timeText(startedAt)}</td>
            <td>{timeText(endedAt)}</td>
          </tr>
        )}
      </WideTable>
    </details>
  );
}

function Rules({ rules }: { readonly rules: readonly ScopeRule[] }) {
  const held = rules.filter(({ state }) => state === 'held').length;
  // Rules about policies that no page declares are words of another platform to its readers.
  const applied = rules.filter(({ state }) => state !== 'does not apply');
  const others = rules.length - applied.length;
  return (
    <details open>
      <summary>
        Rules that were applied <span className="soft">{`${held} of ${applied.length} held`}</span>
      </summary>
      <ul className="rules">
        {applied.map(({ id, title, reference, state, pages, basis }) => (
          <li key={id} id={`applied-${id}`}>
            <strong>{state}</strong> {title}. <code>{id}</code>{' '}
            <span className="soft">
              {plural(pages, 'page')}; reference {reference}
              {basis.length > 0 && '; '}
              {basis.map((text, at) => (
                <span key={text.id}>
                  {at > 0 && ', '}
                  <a href={`#law-${text.id}`}>{text.name}</a>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="soft">{plural(others, 'rule')} about policies that no page declares.</p>}
    </details>
  );
}
