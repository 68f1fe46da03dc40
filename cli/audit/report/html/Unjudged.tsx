import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import { noPolicy } from '../../judging/undecided.ts';
import type { ReportedPage } from '../document.ts';
import { nextStep } from '../next-step.ts';
import { inWords, type UnjudgedGroup, unjudgedGroups } from '../unjudged.ts';

/** What could not be judged on a page, and what does not apply to it. */
export function Unjudged({ page: { undecided, notApplicable } }: { readonly page: ReportedPage }) {
  const unused = notApplicable.filter(({ reason }) => reason === noPolicy).length;
  const groups = unjudgedGroups(
    notApplicable.filter(({ reason }) => reason !== noPolicy),
    inWords,
  );
  return (
    <>
      {undecided.length > 0 && (
        <>
          <h4>Not judged</h4>
          <Groups groups={unjudgedGroups(undecided, inWords)} />
        </>
      )}
      {groups.length + unused > 0 && (
        <>
          <h4>Does not apply</h4>
          {groups.length > 0 && <Groups groups={groups} />}
          {unused > 0 && <p className="soft">{plural(unused, 'rule')} about policies that this page does not declare.</p>}
        </>
      )}
    </>
  );
}

interface GroupsProps {
  readonly groups: readonly UnjudgedGroup[];
  /** Whether each reason has its next step. */
  readonly withStep?: boolean;
}

/** Reasons, each with the rules and journeys that it is about. */
export function Groups({ groups, withStep = false }: GroupsProps) {
  return (
    <ul>
      {groups.map(({ names, reason }) => (
        <li key={reason}>
          {names}: <bdi>{printable(reason)}</bdi>
          {withStep && (
            <>
              <br />
              <strong>What to do.</strong> {nextStep(reason)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
