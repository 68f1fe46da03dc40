import type { Place } from '../place.ts';
import type { CallFeed } from './call-feed.ts';
import type { FeedView } from './feed-state.ts';

/** What each view of the inspector gets. */
export interface ViewProps {
  readonly feed: CallFeed;
  readonly view: FeedView;
  readonly place: Place;
}
