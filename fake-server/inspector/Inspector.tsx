import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { goTo, usePlace } from './address.tsx';
import type { CallFeed } from './calls/call-feed.ts';
import type { FeedView } from './calls/feed-state.ts';
import { ActiveFaults } from './faults/ActiveFaults.tsx';
import { splitRules } from './faults/preset-rules.ts';
import { filterQuery } from './filter.ts';
import { views } from './views.tsx';

/** The inspector: the calls of published pages as they arrive, and the platform's sites, stored data and faults. */
export function Inspector({ feed }: { readonly feed: CallFeed }) {
  const view = useSyncExternalStore(feed.subscribe, feed.view);
  const place = usePlace();
  const query = filterQuery(place.filter).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the filter as text
  useEffect(() => feed.setFilter(place.filter), [feed, query]);
  const { title, View } = views.find(({ id }) => id === place.view) ?? views[0] ?? { title: '', View: () => null };
  useEffect(() => {
    document.title = `${title} – ss-runtime`;
  }, [title]);
  const faultCount = splitRules(view.faults?.rules ?? '').length;
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the views do not fit, so the row is scrolled to the current one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another current link
  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [title]);
  return (
    <>
      <header className="top">
        <h1>ss-runtime</h1>
        <Connection view={view} />
        {place.filter.session !== '' && (
          <button
            type="button"
            className="chip"
            onClick={() => goTo({ filter: { ...place.filter, session: '' } })}
            aria-label={`Leave the session ${place.filter.session}`}
          >
            <span className="soft">Session</span> <bdi>{place.filter.session}</bdi> <span aria-hidden="true">×</span>
          </button>
        )}
        <nav ref={nav} aria-label="Views">
          {views.map(({ id, title: name }) => (
            <a
              key={id}
              href={id === 'calls' ? '?' : `?view=${id}`}
              aria-current={name === title ? 'page' : undefined}
              onClick={(event) => openView(event, id)}
            >
              {name}
              {id === 'faults' && faultCount > 0 && <span className="nav-count">{faultCount}</span>}
            </a>
          ))}
        </nav>
      </header>
      <div className="body">
        <ActiveFaults feed={feed} status={view.faults} />
        <main>
          <h2 className="visually-hidden">{title}</h2>
          <View key={`${title} ${place.filter.session}`} feed={feed} view={view} place={place} />
        </main>
      </div>
    </>
  );
}

function openView(event: MouseEvent, view: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  goTo({ view, entry: null, compare: null });
}

function Connection({ view: { isConnected, isPaused } }: { readonly view: FeedView }) {
  const state = !isConnected ? 'off' : isPaused ? 'paused' : 'on';
  const words = { off: 'Connecting …', paused: 'Paused', on: 'Live' };
  return (
    <p className={`state ${state}`} role="status">
      {words[state]}
    </p>
  );
}
