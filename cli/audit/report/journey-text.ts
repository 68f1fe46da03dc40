import type { JourneyName } from '../artifacts/journeys.ts';

const texts: Readonly<Record<JourneyName, readonly [head: string, clause: string]>> = {
  first: ['First visit', 'on a first visit, before an answer'],
  accepted: ['Visit with a yes', 'on a visit with a yes'],
  'accepted-return': ['Next visit after a yes', 'on the next visit after a yes'],
  declined: ['Visit with a no', 'on a visit with a no'],
  'declined-return': ['Next visit after a no', 'on the next visit after a no'],
  seeded: ['First visit with old cookies', 'on a first visit with old tracking cookies'],
  return: ['Visit with earlier cookies', 'on a visit with earlier cookies'],
  forced: ['Preview of the banner', 'in the preview of the banner'],
  roles: ['Signed-in visitor', 'as a signed-in visitor'],
  leave: ['Tab closed', 'when the tab is closed'],
  withdrawn: ['Consent withdrawn', 'when consent is withdrawn'],
  'second-page': ['Second page', 'on the second page without an answer'],
  gpc: ['With Global Privacy Control', 'with Global Privacy Control'],
};

/** Returns a journey in words for owners of sites, as a clause: `on a visit with a no`. */
export const journeyText = (name: string): string => (isJourney(name) ? texts[name][1] : name);

/** Returns a journey in words, for the head of a column or a line: `Next visit after a no`. */
export const journeyHead = (name: string): string => (isJourney(name) ? texts[name][0] : name);

const isJourney = (name: string): name is JourneyName => Object.hasOwn(texts, name);
