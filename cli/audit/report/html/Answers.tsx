import { printable } from '../../../report/printable.ts';
import { answerText, type ReportedAnswer } from '../answers.ts';

/** How the cookie banner of a page was answered. */
export function Answers({ answers }: { readonly answers: readonly ReportedAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <ul className="answers" aria-label="Answers to the cookie banner">
      {answers.map((answer) => (
        <li key={answer.journey} className={answer.verified ? 'verified' : 'unverified'}>
          <bdi>{printable(answerText(answer))}</bdi>
        </li>
      ))}
    </ul>
  );
}
