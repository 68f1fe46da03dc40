import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';

type Visit = Pick<PageVisit, 'journey' | 'role' | 'answeredBefore'>;

/** Returns a name of the browser profile of a visit. Visits with the same profile are those of one visitor. */
export const profileOf = ({ journey, role }: Visit): string =>
  `${journey === 'second-page' ? 'first' : journey.replace('-return', '')} ${role ?? ''}`;

/** Returns the visits whose values are compared: those that are judged, and that of another device, which is another visitor. */
export const comparedVisits = ({ visits, otherDevice }: Pick<PageArtifacts, 'visits' | 'otherDevice'>): readonly PageVisit[] =>
  otherDevice ? [...visits, { ...otherDevice, role: 'another device' }] : visits;

/** Whether a visit is the first one in its profile. */
export const isFirstInProfile = ({ journey, answeredBefore }: Visit): boolean =>
  journey !== 'second-page' && !journey.endsWith('-return') && answeredBefore === undefined;
