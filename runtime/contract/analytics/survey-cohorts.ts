import { type SurveyCohort, surveyCohorts } from '../site/site-enums.ts';

/**
 * Returns the survey cohort of a visitor: analytics#survey-cohort. The hash is FNV-1a of the id's UTF-16 units, which spreads ids
 * evenly:
 * https://datatracker.ietf.org/doc/draft-eastlake-fnv/
 */
export function surveyCohort(visitorId: string): SurveyCohort {
  let hash = 0x811c9dc5;
  for (let index = 0; index < visitorId.length; index++) hash = Math.imul(hash ^ visitorId.charCodeAt(index), 0x01000193);
  return surveyCohorts[(hash >>> 0) % surveyCohorts.length] ?? 'A';
}
