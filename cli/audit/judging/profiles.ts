import type { PageVisit } from '../artifacts/artifacts.ts';

type Visit = Pick<PageVisit, 'journey' | 'role' | 'answeredBefore'>;

/** Returns a name of the browser profile of a visit. Visits with the same profile are those of one visitor. */
export const profileOf = ({ journey, role }: Visit): string =>
  `${journey === 'second-page' ? 'first' : journey.replace('-return', '')} ${role ?? ''}`;

/** Whether a visit is the first one in its profile. */
export const isFirstInProfile = ({ journey, answeredBefore }: Visit): boolean =>
  journey !== 'second-page' && !journey.endsWith('-return') && answeredBefore === undefined;
