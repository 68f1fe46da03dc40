import { type CookieRow, cookies } from '../../runtime/contract/cookies.ts';
import { otherLifetime } from '../common/judge/lifetime.ts';
import { isTrackingCookie, isVisitCookie, type Restriction, restrictionOfCookie } from '../common/judge/restriction.ts';
import { lifetimeWords } from '../common/visits/lifetime-words.ts';
import type { PagePolicy, ReportedWrite } from '../common/visits/visit-report.ts';
import type { AskedLifetime, Verdict, Writer } from '../common/visits/visits.ts';

/** A write, and the moment at which it happened. */
export interface JudgedWrite {
  readonly store: ReportedWrite['store'];
  readonly name: string;
  readonly lifetime: AskedLifetime;
  /** The visitor's stored answer to the banner; null without one. */
  readonly answer: string | null;
  readonly writer: Pick<Writer, 'owner'>;
  /** Null where the page's settings are not known. */
  readonly policy: PagePolicy | null;
}

const rows: readonly CookieRow[] = Object.values(cookies);

/** Returns the row of a cookie in the contract; null for a cookie that the contract does not know. */
export const cookieRow = (name: string): CookieRow | null => rows.find((row) => row.name === name) ?? null;

/** Returns whether the policy allowed a write at its moment, and whether the cookie lasts as long as it should. */
export function judgeWrite(write: JudgedWrite): Verdict {
  const { store, name, lifetime, policy, writer } = write;
  if (store !== 'cookie' && writer.owner === 'runtime')
    return allowed('The runtime’s own item; consent rules name cookies only.');
  if (store !== 'cookie') return unclear('Web storage is not in the contract, so its purpose is not known.');
  if (typeof lifetime === 'number' && lifetime <= 0) return allowed('Deletes the cookie.');
  if (!cookieRow(name)) return judgeUnknown(write);
  const refusal = policy && refusalOf(write, policy);
  if (refusal) return refusal;
  const wrong = wrongLifetime(name, lifetime);
  if (wrong) return wrong;
  if (!isTrackingCookie(name)) return allowed('Needs no consent.');
  if (!policy) return unclear('The cookie settings of the page are not known: start with --report.');
  if (!policy.restrictive) return allowed('The policy of this site restricts no cookies.', 'consent#informing-banner');
  return allowed('The visitor accepted.', 'consent#restriction');
}

/** Returns why the policy does not allow a tracking cookie; null where it does, and for other cookies. */
function refusalOf({ name, answer }: JudgedWrite, policy: PagePolicy): Verdict | null {
  const restriction = restrictionOfCookie(name, policy, answer);
  if (policy.refusedBySignal && answer !== 'true' && isTrackingCookie(name) && restriction !== 'cloneable')
    return notAllowed('The browser sends Global Privacy Control, which counts as a no here.', 'consent#global-privacy-control');
  if (restriction === null) return null;
  const [reason, rule] = refusals[restriction];
  return notAllowed(reason, rule ?? (isVisitCookie(name) ? 'consent#restriction' : 'consent#banner-cookies'));
}

const refusals: Readonly<Record<Restriction, readonly [reason: string, rule: string | null]>> = {
  cloneable: ['A site that can be cloned is never tracked.', 'consent#restriction'],
  declined: ['The visitor had declined.', null],
  unanswered: ['The visitor had not answered yet.', null],
  absolute: ['The policy is absolute: it restricts after a yes as well.', 'consent#absolute-policy'],
  'no-banner': ['The policy restricts cookies, and the banner is off.', null],
  'unknown-answer': ['The stored answer is neither true nor false, which counts as missing consent.', 'consent#unknown-answer'],
};

function wrongLifetime(name: string, lifetime: AskedLifetime): Verdict | null {
  const prescribed = lifetime === 'unknown' ? null : otherLifetime(name, lifetime);
  if (!prescribed) return null;
  const { rule, expectedMs } = prescribed;
  const reason = `Asked to last ${lifetimeWords(lifetime)}; the contract says ${lifetimeWords(expectedMs)}.`;
  return { kind: 'wrong-lifetime', rule, reason };
}

/** The policy names no other cookies, so they are reported with the answer at that moment, and not judged. */
function judgeUnknown({ answer, policy }: JudgedWrite): Verdict {
  const purpose = 'The contract does not know this cookie, so its purpose is not known.';
  if (!policy?.restrictive || answer === 'true') return unclear(purpose);
  return unclear(`${purpose} The visitor had ${answer === 'false' ? 'declined' : 'not accepted'}.`);
}

const allowed = (reason: string, rule: string | null = null): Verdict => ({ kind: 'allowed', rule, reason });
const notAllowed = (reason: string, rule: string): Verdict => ({ kind: 'not-allowed', rule, reason });
const unclear = (reason: string): Verdict => ({ kind: 'unclear', rule: null, reason });
