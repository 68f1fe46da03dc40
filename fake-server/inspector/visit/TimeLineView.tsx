import { useState } from 'react';
import type { VisitDetail, VisitList, VisitSummary } from '../../common/visits/visits.ts';
import { type Shown, shownChoices } from './group-events.ts';
import { ReportNote } from './ReportNote.tsx';
import { TimeLine } from './TimeLine.tsx';
import { usePolled } from './use-polled.tsx';
import { clockWords } from './words.ts';

const shownWords: Readonly<Record<Shown, string>> = {
  usual: 'Cookies and calls',
  cookies: 'Cookies and answers',
  problems: 'Problems',
  everything: 'Everything, with web storage',
};

/** The time line of a visit, live: page views, written cookies with their writers, answers to the banner, and calls. */
export function TimeLineView() {
  const list = usePolled<VisitList>('visits');
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>('usual');
  const visits = list.data?.visits ?? [];
  const current = visits.find(({ id }) => id === chosen) ?? visits[0];
  const detail = usePolled<VisitDetail>(current ? `visits/${encodeURIComponent(current.id)}` : null);
  const error = list.error ?? detail.error;
  return (
    <section className="visit-view" aria-labelledby="time-line-title">
      <div className="visit-head">
        <h2 id="time-line-title">Time line</h2>
        {current && (
          <label className="visit-field">
            Visit
            <select value={current.id} onChange={({ target }) => setChosen(target.value)}>
              {visits.map((visit) => (
                <option key={visit.id} value={visit.id}>
                  {visitWords(visit)}
                </option>
              ))}
            </select>
          </label>
        )}
        {current && (
          <label className="visit-field">
            Show
            <select value={shown} onChange={({ target }) => setShown(target.value as Shown)}>
              {shownChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {shownWords[choice]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {error !== null && <p role="alert">{error}</p>}
      <ReportNote isOn={list.data?.isOn ?? true} />
      {list.data && !current && <p className="visit-soft">Open a page of a site: the visit appears here.</p>}
      {detail.data && <TimeLine visit={detail.data} shown={shown} />}
    </section>
  );
}

const visitWords = ({ id, site, browser, startedAt, pages, problems }: VisitSummary): string =>
  `${id}. ${site}, ${clockWords(startedAt)}, ${browser}, ${pages} ` +
  `${pages === 1 ? 'page' : 'pages'}${problems > 0 ? `, ${problems} ${problems === 1 ? 'problem' : 'problems'}` : ''}`;
