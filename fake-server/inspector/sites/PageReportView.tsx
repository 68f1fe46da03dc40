import { type StoredPageReport, stateText } from '../../common/visits/page-report.ts';

interface PageReportProps {
  readonly report: StoredPageReport;
  /** The address of the page. */
  readonly href: string;
}

/** Shows the report of one page: its mounted blocks, and the other ones with their reasons. */
export function PageReportView({ report, href }: PageReportProps) {
  const { path, state, alive, skipped, missingNames, errors, blankImages, thirdParties, unhandledCalls, leftOutScripts } = report;
  const count = Object.values(alive).reduce((sum, each) => sum + each, 0);
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Mounted', Object.entries(alive).map(([kind, number]) => `${number} ${kind}`)],
    ['Not mounted', skipped.map(({ block, reason }) => `${block}: ${reason}`)],
    ['Names that no script has defined', missingNames],
    ['Errors', errors],
    ['Images that show nothing', blankImages.map(({ address, reason }) => `${address || '(no address)'}: ${reason}`)],
    ['Calls without an endpoint', unhandledCalls],
    [
      'Other hosts',
      thirdParties.map(
        ({ origin, requests, failed, leftOut }) =>
          `${origin}: ${requests} ${requests === 1 ? 'request' : 'requests'}, ${failed} failed, ${leftOut} blocked`,
      ),
    ],
    [
      'Scripts of the platform that were removed',
      leftOutScripts.map(({ name, count }) => (count > 1 ? `${name} (${count} times)` : name)),
    ],
  ];
  return (
    <details className="page-report">
      <summary>
        <bdi>{path}</bdi>
        <span className={`report-state ${state}`}>{stateText(report)}</span>
        <span className="soft">{count + skipped.length === 0 ? 'no blocks' : `${count} mounted`}</span>
        {skipped.length > 0 && <span className="warn">{skipped.length} not mounted</span>}
        {errors.length > 0 && <span className="bad">{errors.length === 1 ? '1 error' : `${errors.length} errors`}</span>}
      </summary>
      <p>
        <a href={href}>Open the page</a>
      </p>
      {lists.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h4>{title}</h4>
              <ul>
                {rows.map((row) => (
                  <li key={row}>
                    <bdi>{row}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </details>
  );
}
