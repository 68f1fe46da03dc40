import { useState } from 'react';
import type { CookieList } from '../../common/visits/visits.ts';
import { CookieTable } from './CookieTable.tsx';
import { ReportNote } from './ReportNote.tsx';
import { usePolled } from './use-polled.tsx';

/** The cookies of the served sites, live: who wrote them, for how long, and whether that was allowed. */
export function CookiesView() {
  const { data, error } = usePolled<CookieList>('cookies');
  const [site, setSite] = useState('');
  const [hasStorage, setHasStorage] = useState(false);
  const all = data?.cookies ?? [];
  const sites = [...new Set(all.map((cookie) => cookie.site))].sort();
  const cookies = all.filter((cookie) => (site === '' || cookie.site === site) && (hasStorage || cookie.store === 'cookie'));
  return (
    <section className="visit-view" aria-labelledby="cookies-view-title">
      <div className="visit-head">
        <h2 id="cookies-view-title">Cookies and their writers</h2>
        <label className="visit-field">
          Site
          <select value={site} onChange={({ target }) => setSite(target.value)}>
            <option value="">All sites</option>
            {sites.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <label className="visit-check">
          <input type="checkbox" checked={hasStorage} onChange={({ target }) => setHasStorage(target.checked)} />
          Web storage
        </label>
      </div>
      {error !== null && <p role="alert">{error}</p>}
      <ReportNote isOn={data?.isOn ?? true} />
      {data && cookies.length === 0 && <p className="visit-soft">Open a page of a site: its cookies appear here.</p>}
      {cookies.length > 0 && <CookieTable cookies={cookies} nowMs={Date.now()} />}
    </section>
  );
}
