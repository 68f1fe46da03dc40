import { type SurveyCohort, surveyCohorts } from '../site/site-enums.ts';

/**
 * The survey cohort of a visitor, A to E (spec 2 §9). The same id always has the same one, and ids spread evenly: the FNV-1a
 * hash of the id's UTF-16 units, modulo 5 (our choice).
 */
export function surveyCohort(visitorId: string): SurveyCohort {
  let hash = 0x811c9dc5;
  for (let index = 0; index < visitorId.length; index++) hash = Math.imul(hash ^ visitorId.charCodeAt(index), 0x01000193);
  return surveyCohorts[(hash >>> 0) % surveyCohorts.length] ?? 'A';
}
