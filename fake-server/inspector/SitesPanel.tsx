import { useEffect, useState } from 'react';
import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';
import { readPageReports, readSites, type ServedSite } from './control.ts';
import { PageReportView } from './PageReportView.tsx';

const reportsEveryMs = 2000;

/** Returns the reports of the opened pages. They are read periodically, unless the platform runs without `--report`. */
function usePageReports(): readonly StoredPageReport[] {
  const [reports, setReports] = useState<readonly StoredPageReport[]>([]);
  useEffect(() => {
    const timer = setInterval(read, reportsEveryMs);
    function read(): void {
      readPageReports().then(
        ({ isOn, reports: read }) => {
          setReports(read);
          if (!isOn) clearInterval(timer);
        },
        () => undefined,
      );
    }
    read();
    return () => clearInterval(timer);
  }, []);
  return reports;
}

/** Shows the served sites with their first pages, and with `serve --report` the reports of pages. */
export function SitesPanel() {
  const [sites, setSites] = useState<readonly ServedSite[]>([]);
  const reports = usePageReports();
  useEffect(() => {
    readSites().then(setSites, () => setSites([]));
  }, []);
  return (
    <section className="sites-panel" aria-labelledby="sites-title">
      <h2 id="sites-title">Sites</h2>
      {sites.map(({ id, title, url, pages }) => (
        <div className="site" key={id}>
          <a href={url}>{title}</a>
          <details>
            <summary aria-label={`Pages of ${title}`}>Pages</summary>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <a href={new URL(page, url).href}>{page}</a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
      {reports.map((report) => (
        <PageReportView key={`${report.site}${report.path}`} report={report} />
      ))}
      {sites.length === 0 && <p className="empty">No site is served.</p>}
    </section>
  );
}
