import { useEffect, useState } from 'react';
import { readSites, type ServedSite } from './control.ts';

/** The sites that are served, each with its first pages. */
export function SitesPanel() {
  const [sites, setSites] = useState<readonly ServedSite[]>([]);
  useEffect(() => {
    readSites().then(setSites, () => setSites([]));
  }, []);
  return (
    <section className="sites-panel" aria-labelledby="sites-title">
      <h2 id="sites-title">Sites</h2>
      {sites.map(({ id, title, url, pages }) => (
        <details key={id}>
          <summary>
            <a href={url}>{title}</a>
          </summary>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={new URL(page, url).href}>{page}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {sites.length === 0 && <p className="empty">No site is served.</p>}
    </section>
  );
}
