import { printable } from '../../../report/printable.ts';
import type { Comparison, DifferenceCounts, PageComparison } from '../compare.ts';
import { comparisonLines, comparisonSince } from '../comparison-lines.ts';

/** Section on the differences from an earlier report: their numbers, then the differences by page. */
export function ComparisonSection({ comparison }: { readonly comparison: Comparison }) {
  const { summary, pages } = comparison;
  return (
    <section aria-labelledby="comparison" className="comparison">
      <h2 id="comparison">Changes since {comparisonSince(comparison)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">New</th>
            <th scope="col">Gone</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          <CountRow name="Cookies" counts={summary.cookies} />
          <CountRow name="Third parties" counts={summary.hosts} />
          <CountRow name="Findings" counts={summary.findings} />
        </tbody>
      </table>
      {pages.length === 0 && <p>Nothing differs.</p>}
      {pages.map((page) => (
        <PageChanges key={`${page.in} ${page.url}`} page={page} />
      ))}
    </section>
  );
}

function CountRow({ name, counts }: { readonly name: string; readonly counts: DifferenceCounts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{counts.new}</td>
      <td>{counts.gone}</td>
      <td>{counts.changed}</td>
    </tr>
  );
}

function PageChanges({ page }: { readonly page: PageComparison }) {
  return (
    <>
      <h3>
        <bdi>{printable(page.url)}</bdi>
      </h3>
      <ul>
        {comparisonLines(page).map(({ state, text }) => (
          <li key={`${state} ${text}`}>
            <strong>{state}</strong> <bdi>{printable(text)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
