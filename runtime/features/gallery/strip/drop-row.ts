import type { Stage } from '../model/design.ts';
import type { Strip } from './strip.ts';

/** Ends a drag of a row: goes to the nearest slide, after a quick swipe at least one slide further, or moves the row back. */
export function dropRow(row: Strip, { currentIndex, goTo, next, previous }: Stage, swiped: 1 | -1 | 0): void {
  const index = currentIndex();
  const nearest = row.nearest();
  if (swiped * (nearest - index) > 0 || swiped === 0) goTo(nearest);
  else if (swiped > 0) next();
  else previous();
  if (currentIndex() === index) row.show(index);
}
