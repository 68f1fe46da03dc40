import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';

/** What became of one page that was opened: what is alive, and what is not and why. */
export function PageReportView({ report }: { readonly report: StoredPageReport }) {
  const { site, path, state, alive, skipped, missingNames, errors, blankImages, thirdParties, unhandledCalls, leftOutScripts } =
    report;
  const count = Object.values(alive).reduce((sum, each) => sum + each, 0);
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Alive', Object.entries(alive).map(([kind, number]) => `${number} ${kind}`)],
    ['Not alive', skipped.map(({ block, reason }) => `${block}: ${reason}`)],
    ['Names that nobody has made', missingNames],
    ['Errors', errors],
    ['Pictures that show nothing', blankImages.map(({ address, reason }) => `${address || '(no address)'}: ${reason}`)],
    ['Calls that no endpoint is there for', unhandledCalls],
    [
      'Other hosts',
      thirdParties.map(
        ({ origin, requests, failed, leftOut }) => `${origin}: ${requests} requests, ${failed} failed, ${leftOut} left out`,
      ),
    ],
    [
      'Scripts of the platform that were left out',
      leftOutScripts.map(({ name, count }) => (count > 1 ? `${name} (${count} times)` : name)),
    ],
  ];
  return (
    <details className="page-report">
      <summary>
        {site}
        {path} · {state} · {count} alive{skipped.length > 0 && `, ${skipped.length} not`}
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
