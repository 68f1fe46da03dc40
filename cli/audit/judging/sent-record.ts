import { readFields } from '../../../runtime/contract/read.ts';
import type { PageVisit } from '../artifacts/artifacts.ts';
import type { Call } from '../artifacts/calls.ts';
import { isStoring } from '../artifacts/cookies.ts';
import type { Problem } from './rule.ts';
import { newHits } from './session-renewal.ts';
import { readRecord } from './visit-cookies.ts';

/** A hit sends the record that the visitor has: analytics#record-hit. */
export function wrongSentRecord(visit: PageVisit): Problem[] {
  const written = visit.writes.filter((write) => write.name === 'ss_cvr' && isStoring(write));
  const jars = [...visit.jarBefore, ...visit.jarAfter].filter(({ name }) => name === 'ss_cvr');
  const known = [...jars, ...written].map(({ value }) => readRecord(value)?.text);
  const hadRecord = ({ atMs }: Call): boolean =>
    visit.jarBefore.some(({ name, value }) => name === 'ss_cvr' && readRecord(value) !== null) ||
    written.some((write) => write.atMs < atMs && readRecord(write.value) !== null);
  return newHits(visit).flatMap((hit) => {
    const { ss_cvr: sent } = readFields(hit.body);
    if (typeof sent !== 'string') return [];
    const isWrong = sent === '' ? hadRecord(hit) : !known.includes(readRecord(sent)?.text ?? sent);
    if (!isWrong) return [];
    const what =
      sent === '' ? 'has an empty ss_cvr although the visitor has a record' : 'has another ss_cvr than the visitor’s cookie';
    return [
      {
        subject: 'ss_cvr of a hit',
        journey: visit.journey,
        message: `A hit ${what}; each hit sends the record of the cookie.`,
        initiator: hit.sentBy,
        evidence: { call: hit },
      },
    ];
  });
}
