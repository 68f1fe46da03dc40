import type { JourneyName } from '../artifacts/journeys.ts';

const texts: Readonly<Record<JourneyName, string>> = {
  first: 'on a first visit, before an answer',
  accepted: 'after a yes',
  'accepted-return': 'on the next visit after a yes',
  declined: 'after a no',
  'declined-return': 'on the next visit after a no',
  seeded: 'on a first visit with old tracking cookies',
  return: 'on a visit with earlier cookies',
  forced: 'in the preview of the banner',
  roles: 'as a signed-in visitor',
  leave: 'when the tab is closed',
  gpc: 'with Global Privacy Control',
};

/** Returns a journey in words for owners of sites, with its name: `after a no (declined)`. */
export const journeyText = (name: string): string => (isJourney(name) ? `${texts[name]} (${name})` : name);

const isJourney = (name: string): name is JourneyName => name in texts;
