import type { Stage } from '../design.ts';
import type { Strip } from './strip.ts';

/** Lets go of a row that a finger has moved: on to the nearest slide, or after a quick swipe by one at least; back where nothing changes. */
export function dropRow(row: Strip, { currentIndex, goTo, next, previous }: Stage, swiped: 1 | -1 | 0): void {
  const index = currentIndex();
  const nearest = row.nearest();
  if (swiped * (nearest - index) > 0 || swiped === 0) goTo(nearest);
  else if (swiped > 0) next();
  else previous();
  if (currentIndex() === index) row.show(index);
}
