import type { FaultChoices as Choices } from '../../runtime/contract/faults/fault-status.ts';

/** What could have been written instead, folded away: there is much of it. */
export const FaultChoices = ({ choices }: { readonly choices: readonly Choices[] }) =>
  choices.map(({ label, words }) => (
    <details key={label} className="choices">
      <summary>{label}</summary>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <code>{word}</code>
          </li>
        ))}
      </ul>
    </details>
  ));
