import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { siteCookies } from './site-cookies.ts';

/** Shows the cookies of each site's newest call, with their purposes. */
export function CookiesPanel({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const found = [...siteCookies(entries)];
  return (
    <section className="cookies-panel" aria-labelledby="cookies-title">
      <h2 id="cookies-title">Cookies</h2>
      {found.map(([site, cookies]) => (
        <div key={site}>
          <h3>{site}</h3>
          {cookies.length === 0 && <p className="empty">The newest call has no cookies.</p>}
          <dl className="cookies">
            {cookies.map(({ name, value, known }) => (
              <div key={name}>
                <dt>
                  {name}
                  {known?.tracking && <span className="tag">tracking</span>}
                </dt>
                <dd>
                  <code>{value}</code>
                  <span className="purpose">{known?.purpose ?? 'unknown purpose'}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {found.length === 0 && <p className="empty">The cookies of a site are listed after its first call.</p>}
    </section>
  );
}
