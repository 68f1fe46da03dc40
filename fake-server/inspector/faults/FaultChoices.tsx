import type { FaultChoices as Choices } from '../../common/fault-status.ts';

/** Lists the words that a fault rule may have. The lists are long, so they are collapsed. */
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
