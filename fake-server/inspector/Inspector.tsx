import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { goTo, usePlace } from './address.tsx';
import type { CallFeed } from './calls/call-feed.ts';
import type { FeedView } from './calls/feed-state.ts';
import { ActiveFaults } from './faults/ActiveFaults.tsx';
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
  return (
    <>
      <header className="top">
        <h1>ss-runtime</h1>
        <Connection view={view} />
        <nav aria-label="Views">
          {views.map(({ id, title: name }) => (
            <a
              key={id}
              href={id === 'calls' ? '?' : `?view=${id}`}
              aria-current={name === title ? 'page' : undefined}
              onClick={(event) => openView(event, id)}
            >
              {name}
              {id === 'faults' && (view.faults?.active.length ?? 0) > 0 && (
                <span className="nav-count">{view.faults?.active.length}</span>
              )}
            </a>
          ))}
        </nav>
      </header>
      <div className="body">
        <ActiveFaults feed={feed} status={view.faults} />
        <main>
          <h2 className="visually-hidden">{title}</h2>
          <View key={title} feed={feed} view={view} place={place} />
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
