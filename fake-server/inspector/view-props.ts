import type { CallFeed } from './calls/call-feed.ts';
import type { FeedView } from './calls/feed-state.ts';
import type { Place } from './place.ts';

/** What each view of the inspector gets. */
export interface ViewProps {
  readonly feed: CallFeed;
  readonly view: FeedView;
  readonly place: Place;
}
