import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';

/** Shows the report of one page: its mounted blocks, and the other ones with their reasons. */
export function PageReportView({ report }: { readonly report: StoredPageReport }) {
  const { site, path, state, alive, skipped, missingNames, errors, blankImages, thirdParties, unhandledCalls, leftOutScripts } =
    report;
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
        ({ origin, requests, failed, leftOut }) => `${origin}: ${requests} requests, ${failed} failed, ${leftOut} blocked`,
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
        {site}
        {path} · {state} · {count} mounted{skipped.length > 0 && `, ${skipped.length} not`}
      </summary>
      {lists.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {rows.map((row) => (
                  <li key={row}>{row}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </details>
  );
}
