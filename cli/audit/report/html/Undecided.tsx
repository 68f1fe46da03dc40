import { printable } from '../../../report/printable.ts';
import type { ReportedPage } from '../document.ts';
import { inWords, unjudgedGroups } from '../unjudged.ts';
import { Groups } from './Unjudged.tsx';

/** Maximum number of pages in the list. */
const maxPages = 50;

/** Pages that could not be judged completely, with the reasons. */
export function Undecided({ pages }: { readonly pages: readonly ReportedPage[] }) {
  const open = pages.map((page, index) => ({ page, index })).filter(({ page }) => page.undecided.length > 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="undecided">
      <h2 id="undecided">Not judged</h2>
      <p className="soft">Something that could not be judged has not passed.</p>
      {open.slice(0, maxPages).map(({ page, index }) => (
        <div key={page.url}>
          <p>
            <a href={`#page-${index}`}>
              <bdi>{printable(page.url)}</bdi>
            </a>
          </p>
          <Groups groups={unjudgedGroups(page.undecided, inWords)} withStep />
        </div>
      ))}
      {open.length > maxPages && <p>and {open.length - maxPages} more pages, each in its section below</p>}
    </section>
  );
}
