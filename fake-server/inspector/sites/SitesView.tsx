import { useCallback } from 'react';
import type { StoredPageReport } from '../../common/visits/page-report.ts';
import { goTo } from '../address.tsx';
import type { ViewProps } from '../calls/view-props.ts';
import { readPageReports, readSites, type ServedSite } from '../control.ts';
import { EmptyState } from '../EmptyState.tsx';
import { noFilter } from '../filter.ts';
import { useReading } from '../use-reading.tsx';
import { PageReportView } from './PageReportView.tsx';

/** Shows the served sites with their pages, and with `serve --report` what became of the blocks of the opened ones. */
export function SitesView({ place: { filter } }: ViewProps) {
  const { value: sites, problem } = useReading(readSites);
  const { value: reported } = useReading(useCallback(() => readPageReports(filter.session), [filter.session]));
  if (problem !== '') return <EmptyState title="The sites cannot be read" text={problem} />;
  if (!sites) return null;
  if (sites.length === 0)
    return <EmptyState title="No site is served" text="Start the platform with a folder, or with saved pages." />;
  return (
    <div className="page">
      {reported?.isOn === false && (
        <p className="note">
          Start with <code>--report</code> to see what becomes of the blocks of opened pages.
        </p>
      )}
      {sites.map((site) => (
        <SiteCard key={site.id} site={site} reports={(reported?.reports ?? []).filter(({ site: id }) => id === site.id)} />
      ))}
    </div>
  );
}

/** Pages that are listed without being asked for. */
const firstPages = 8;

function SiteCard({ site, reports }: { readonly site: ServedSite; readonly reports: readonly StoredPageReport[] }) {
  const { id, title, url, pages } = site;
  const opened = new Map(reports.map((report) => [report.path, report]));
  const others = pages.filter((path) => !opened.has(path));
  const linkTo = (path: string) => (
    <a href={new URL(path, url).href}>
      <bdi>{path}</bdi>
    </a>
  );
  return (
    <section className="site" aria-labelledby={`site-${id}`}>
      <div className="section-head">
        <h3 id={`site-${id}`}>
          <a href={url}>
            <bdi>{title}</bdi>
          </a>{' '}
          <span className="soft">{id}</span>
        </h3>
        <button type="button" className="link" onClick={() => goTo({ view: 'calls', filter: { ...noFilter, site: id } })}>
          Calls
        </button>
      </div>
      {reports.map((report) => (
        <PageReportView key={report.path} report={report} href={new URL(report.path, url).href} />
      ))}
      <PageLinks pages={others.slice(0, firstPages)} linkTo={linkTo} />
      {others.length > firstPages && (
        <details>
          <summary>{others.length - firstPages} more pages</summary>
          <PageLinks pages={others.slice(firstPages)} linkTo={linkTo} />
        </details>
      )}
    </section>
  );
}

interface PageLinksProps {
  readonly pages: readonly string[];
  linkTo(path: string): React.ReactNode;
}

const PageLinks = ({ pages, linkTo }: PageLinksProps) =>
  pages.length > 0 && (
    <ul className="page-links">
      {pages.map((path) => (
        <li key={path}>{linkTo(path)}</li>
      ))}
    </ul>
  );
