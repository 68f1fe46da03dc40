import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { siteCookies } from './site-cookies.ts';

/** The cookies that came with each site's newest call, and what the specifications know of them. */
export function CookiesPanel({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const found = [...siteCookies(entries)];
  return (
    <section className="cookies-panel" aria-labelledby="cookies-title">
      <h2 id="cookies-title">Cookies</h2>
      {found.map(([site, cookies]) => (
        <div key={site}>
          <h3>{site}</h3>
          {cookies.length === 0 && <p className="empty">None came with the newest call.</p>}
          <dl className="cookies">
            {cookies.map(({ name, value, known }) => (
              <div key={name}>
                <dt>
                  {name}
                  {known?.tracking && <span className="tag">tracking</span>}
                </dt>
                <dd>
                  <code>{value}</code>
                  <span className="purpose">{known?.purpose ?? 'not in the specifications'}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {found.length === 0 && <p className="empty">They appear with the first call of a site.</p>}
    </section>
  );
}
