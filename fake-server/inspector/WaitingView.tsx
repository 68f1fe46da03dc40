import { EmptyState } from './EmptyState.tsx';

/** Stands in the place of a view that is not in this version. */
export const WaitingView = () => <EmptyState title="Nothing to show yet" text="This view is not in this version." />;
