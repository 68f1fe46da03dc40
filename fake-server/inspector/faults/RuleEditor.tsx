import { type FormEvent, useState } from 'react';
import type { FaultStatus } from '../../common/fault-status.ts';
import { ControlError } from '../../control-client/request.ts';
import { FaultChoices } from './FaultChoices.tsx';
import type { FaultRules } from './use-fault-rules.tsx';

interface RuleEditorProps {
  readonly rules: FaultRules;
  readonly status: FaultStatus | null;
}

/** Shows the rules as text that can be changed, with the counts of each rule. */
export function RuleEditor({ rules, status }: RuleEditorProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const apply = async (text: string) => {
    if (await rules.set(text)) setDraft(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply(draft ?? rules.text);
  };
  return (
    <section aria-labelledby="rules-title">
      <h3 id="rules-title">Rules</h3>
      <form onSubmit={submit}>
        <label>
          <span className="visually-hidden">Rules</span>
          <input
            value={draft ?? rules.text}
            onChange={({ target }) => {
              setDraft(target.value);
              rules.forgetProblem();
            }}
            placeholder="record-hit:status:500@1"
            spellCheck={false}
            autoComplete="off"
            aria-describedby="faults-problem"
            aria-invalid={rules.problem !== null}
          />
        </label>
        <div className="buttons">
          <button type="submit" className="primary">
            Apply
          </button>
          <button type="button" onClick={() => void apply('')} disabled={rules.text === ''}>
            Remove all
          </button>
        </div>
        <p id="faults-problem" role="alert">
          {rules.problem?.message}
        </p>
        {rules.problem instanceof ControlError && <FaultChoices choices={rules.problem.choices} />}
      </form>
      {status && status.active.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col" className="number">
                Calls
              </th>
              <th scope="col" className="number">
                Applied
              </th>
            </tr>
          </thead>
          <tbody>
            {status.active.map(({ rule, calls, applied }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be equal
              <tr key={index}>
                <th scope="row">
                  <code>
                    <bdi>{rule}</bdi>
                  </code>
                </th>
                <td className="number">{calls}</td>
                <td className="number">{applied}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
