import type { Verdict } from '../../common/visits/visits.ts';
import { Icon } from './Icons.tsx';
import { verdictWords } from './words.ts';

/** The verdict as words with an icon and a colour. A write that the browser refused has no effect. */
export const VerdictTag = ({ verdict, isStored }: { readonly verdict: Verdict; readonly isStored: boolean }) =>
  isStored ? (
    <span className={`visit-tag is-${verdict.kind}`}>
      <Icon name={verdict.kind} />
      {verdictWords[verdict.kind]}
    </span>
  ) : (
    <span className="visit-tag is-unclear">
      <Icon name="not-allowed" />
      Refused by the browser
    </span>
  );

/** The reason of a verdict, and the rule of the behaviour reference. */
export const VerdictReason = ({ verdict }: { readonly verdict: Verdict }) => (
  <span className="visit-reason">
    {verdict.reason}
    {verdict.rule !== null && (
      <>
        {' '}
        <code>{verdict.rule}</code>
      </>
    )}
  </span>
);
