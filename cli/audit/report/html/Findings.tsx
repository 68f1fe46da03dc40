import { severities } from '../../../../fake-server/common/findings.ts';
import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import { evidenceInitiator, evidenceLine, findingJourneys, initiatorText, type QuotedLine, quotedLine } from '../evidence.ts';
import { journeyText } from '../journey-text.ts';
import { legalBasis } from '../legal-basis.ts';
import type { PlacedFinding, RuleGroup } from '../verdict.ts';

interface FindingsProps {
  readonly groups: readonly RuleGroup[];
  /** Addresses of the pages, in order. */
  readonly pages: readonly string[];
}

/** All findings by rule, with a filter. */
export function Findings({ groups, pages }: FindingsProps) {
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Findings</h2>
      <Filter groups={groups} pages={pages} count={count} />
      {groups.map((group) => (
        <section key={group.ruleId} className="rule" id={`rule-${group.ruleId}`} aria-labelledby={`name-${group.ruleId}`}>
          <h3 id={`name-${group.ruleId}`}>
            <code>{group.ruleId}</code> <span className="soft">{plural(group.findings.length, 'finding')}</span>
          </h3>
          <p>{printable(group.means)}</p>
          {group.why !== null && (
            <p>
              <strong>Why it matters.</strong> {group.why}
            </p>
          )}
          <p>
            <strong>What to do.</strong> {printable(group.fix)}
            {group.reference !== null && (
              <span className="soft">
                {' '}
                Reference: <a href={`#applied-${group.ruleId}`}>{group.reference}</a>.
              </span>
            )}
          </p>
          <LegalBasis ruleId={group.ruleId} />
          <ul className="findings">
            {group.findings.map((placed) => (
              <FindingItem key={`${placed.page} ${placed.finding.id}`} {...placed} url={pages[placed.page] ?? ''} />
            ))}
          </ul>
        </section>
      ))}
      <p id="none-left" hidden>
        No finding matches.
      </p>
    </section>
  );
}

/** Texts of law that a rule refers to, each with a link to its place in the report. */
function LegalBasis({ ruleId }: { readonly ruleId: string }) {
  const basis = legalBasis(ruleId);
  if (basis.length === 0) return null;
  return (
    <p className="soft">
      Legal basis:{' '}
      {basis.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && '; '}
          <a href={`#law-${id}`}>{name}</a>
        </span>
      ))}
      .
    </p>
  );
}

/** Form of the filter. The script shows it (`in-page/filter-report.ts`). */
function Filter({ groups, pages, count }: FindingsProps & { readonly count: number }) {
  return (
    <form id="filter" aria-label="Filter findings" hidden>
      <label>
        Text
        <input type="search" name="text" autoComplete="off" />
      </label>
      <label>
        Severity
        <select name="severity">
          <option value="">all</option>
          {severities.map((severity) => (
            <option key={severity}>{severity}</option>
          ))}
        </select>
      </label>
      <label>
        Rule
        <select name="rule">
          <option value="">all</option>
          {groups.map(({ ruleId }) => (
            <option key={ruleId}>{ruleId}</option>
          ))}
        </select>
      </label>
      <label>
        Page
        <select name="page">
          <option value="">all</option>
          {pages.map((url, index) => (
            <option key={url} value={index}>
              {printable(url)}
            </option>
          ))}
        </select>
      </label>
      <button type="reset">Show all</button>
      <output id="shown">{plural(count, 'finding')}</output>
    </form>
  );
}

function FindingItem({ finding, page, url }: PlacedFinding & { readonly url: string }) {
  const { severity, message, ruleId, known } = finding;
  const initiator = evidenceInitiator(finding);
  const quoted = quotedLine(finding);
  const line = evidenceLine(finding);
  const stack = quoted?.stack ?? [];
  return (
    <li className={`finding ${severity}`} data-severity={severity} data-rule={ruleId} data-page={page}>
      <p className="message">
        <span className="level">
          {severity}
          {known && ', known'}
        </span>{' '}
        <bdi>{printable(message)}</bdi>
      </p>
      <dl>
        <dt>Page</dt>
        <dd>
          <a href={`#page-${page}`}>
            <bdi>{printable(url)}</bdi>
          </a>
        </dd>
        {quoted ? (
          <QuotedCode {...quoted} />
        ) : (
          initiator && (
            <>
              <dt>Set by</dt>
              <dd>
                <code>{printable(initiatorText(initiator))}</code>
              </dd>
            </>
          )
        )}
        {line !== null && (
          <>
            <dt>Cookie</dt>
            <dd>
              <code>{printable(line)}</code>
            </dd>
          </>
        )}
        <dt>Seen</dt>
        <dd>{findingJourneys(finding).map(journeyText).join('; ') || '–'}</dd>
      </dl>
      {stack.length > 1 && (
        <details>
          <summary>Stack</summary>
          <ol>
            {stack.map((frame) => (
              <li key={frame}>
                <code className={frame.endsWith(`(${quoted?.place})`) ? 'here' : undefined}>{printable(frame)}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** The site's line, quoted, and what it called. */
function QuotedCode({ place, line, code, via }: QuotedLine) {
  return (
    <>
      <dt>Where</dt>
      <dd>
        <code>{printable(place)}</code>
        {code !== null && (
          <pre>
            <span className="soft">{line}</span> <code>{printable(code)}</code>
          </pre>
        )}
      </dd>
      <dt>Calls</dt>
      <dd>
        <code>{printable(via)}</code>
      </dd>
    </>
  );
}
