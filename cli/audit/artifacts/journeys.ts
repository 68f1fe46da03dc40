/**
 * States in which a page is visited. The first five are those of an ordinary visitor. `seeded`: a first visit with old tracking
 * cookies. `return`: a visit with given cookies, by default old tracking cookies and a stored no. `forced`: the banner's preview
 * mode is on. `roles`: a visit each of a viewer, an editor and an account without a role. `leave`: the tab is hidden before it is
 * closed. `gpc`: a first visit with Global Privacy Control, which is a no that the browser sends. `withdrawn`: a visit with a
 * yes, the next visit, in which the settings are shown again and the answer is a no, and the visit after it. `second-page`: the
 * page to which the first visit leads, without an answer.
 */
export const journeyNames = [
  'first',
  'accepted',
  'accepted-return',
  'declined',
  'declined-return',
  'seeded',
  'return',
  'forced',
  'roles',
  'leave',
  'gpc',
  'withdrawn',
  'second-page',
] as const;
/** Name of a journey. */
export type JourneyName = (typeof journeyNames)[number];

/** Journeys of an audit without `--journeys`. */
export const defaultJourneys: readonly JourneyName[] = journeyNames.slice(0, 6);
