import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import { cookieTable } from '../cookie-table.ts';
import type { ReportedPage, VisitTraffic } from '../document.ts';
import { journeyHead } from '../journey-text.ts';
import type { ShownPicture } from '../shown-pictures.ts';
import { pageLevel } from '../verdict.ts';
import { Answers } from './Answers.tsx';
import { EnvironmentDetails } from './EnvironmentSection.tsx';
import { PartyTable } from './PartyTable.tsx';
import { Pictures } from './Pictures.tsx';
import { RequestTable } from './RequestTable.tsx';
import { TimeLine } from './TimeLine.tsx';
import { Unjudged } from './Unjudged.tsx';
import { WideTable } from './WideTable.tsx';

interface PageSectionProps {
  readonly page: ReportedPage;
  readonly index: number;
  readonly isOpen: boolean;
  readonly visits: readonly VisitTraffic[];
  readonly pictures: readonly ShownPicture[];
  readonly leftOut: number;
}

const verdictWords = {
  keeps: 'keeps its promises',
  attention: 'keeps its promises, with open findings',
  breaks: 'breaks a promise',
  undecided: 'could not tell',
} as const;

/** Section of one page: time line, cookies and calls by journey, pictures, and rules that could not be judged. */
export function PageSection({ page, index, isOpen, visits, pictures, leftOut }: PageSectionProps) {
  const { findings } = page;
  const level = pageLevel(page);
  return (
    <details className="page" id={`page-${index}`} open={isOpen}>
      <summary>
        <h3>
          <bdi>{printable(page.url)}</bdi>
        </h3>{' '}
        <span className={`badge ${level}`}>{verdictWords[level]}</span>{' '}
        {findings.length > 0 && <span className="soft">{plural(findings.length, 'finding')}</span>}
      </summary>
      <Answers answers={page.answers} />
      {page.environment && <EnvironmentDetails environment={page.environment} />}
      {visits.length > 0 && <TimeLine visits={visits} />}
      <CookieTable page={page} />
      <CallTable page={page} />
      <PartyTable parties={page.thirdParties} />
      <RequestTable visits={visits} />
      <Pictures pictures={pictures} leftOut={leftOut} />
      <Unjudged page={page} />
    </details>
  );
}

function CookieTable({ page }: { readonly page: ReportedPage }) {
  const { journeys, rows } = cookieTable(page);
  const cells = rows.map(({ cookie, kind, owner, attributes, cells }) => ({
    name: cookie,
    kind: [kind, owner].filter(Boolean).join(', '),
    attributes,
    cells,
  }));
  return <JourneyTable caption="Cookies by journey" head="Cookie" journeys={journeys} rows={cells} />;
}

function CallTable({ page }: { readonly page: ReportedPage }) {
  const paths = [...new Set(page.journeys.flatMap(({ calls }) => calls.map(({ path }) => path)))];
  const rows = paths.map((path) => ({
    name: path,
    kind: '',
    cells: page.journeys.map(({ calls }) => String(calls.filter((call) => call.path === path).length || '')),
  }));
  return <JourneyTable caption="Calls by journey" head="Call" journeys={page.journeys.map(({ name }) => name)} rows={rows} />;
}

interface JourneyTableProps {
  readonly caption: string;
  readonly head: string;
  readonly journeys: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly kind: string;
    readonly attributes?: string;
    readonly cells: readonly string[];
  }[];
}

/** Maximum number of rows, because a page may have thousands of cookies. */
const maxTableRows = 200;

function JourneyTable({ caption, head, journeys, rows }: JourneyTableProps) {
  if (rows.length === 0) return null;
  return (
    <WideTable label={caption} heads={[head, ...journeys.map(journeyHead)]} rows={rows} maxRows={maxTableRows}>
      {({ name, kind, attributes, cells }) => (
        <tr key={name}>
          <th scope="row">
            <bdi>{printable(name)}</bdi> {kind !== '' && <small>{kind}</small>}
            {attributes !== undefined && <small className="attributes">{printable(attributes)}</small>}
          </th>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
            <td key={at}>{cell || '–'}</td>
          ))}
        </tr>
      )}
    </WideTable>
  );
}
