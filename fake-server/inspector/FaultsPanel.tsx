import { type FormEvent, useEffect, useState } from 'react';
import type { FaultStatus } from '../../runtime/contract/faults/fault-status.ts';
import { ControlError } from '../control-client/request.ts';
import { readFaults, writeFaults } from './control.ts';
import { FaultChoices } from './FaultChoices.tsx';

/** Shows and changes the server-wide fault rules, with their counts. They are read again after each new call. */
export function FaultsPanel({ newestSeq }: { readonly newestSeq: number }) {
  const [status, setStatus] = useState<FaultStatus | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new call may change the counts
  useEffect(() => {
    readFaults().then(setStatus, setProblem);
  }, [newestSeq]);
  const apply = async (rules: string) => {
    try {
      setStatus(await writeFaults(rules));
      setDraft(null);
      setProblem(null);
    } catch (error) {
      setProblem(error as Error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply(draft ?? status?.rules ?? '');
  };
  return (
    <section className="faults-panel" aria-labelledby="faults-title">
      <h2 id="faults-title">Faults</h2>
      <form onSubmit={submit}>
        <label>
          Rules
          <input
            value={draft ?? status?.rules ?? ''}
            onChange={({ target }) => {
              setDraft(target.value);
              setProblem(null);
            }}
            placeholder="record-hit:status:500@1"
            spellCheck={false}
            autoComplete="off"
            aria-describedby="faults-problem"
            aria-invalid={problem !== null}
          />
        </label>
        <div className="buttons">
          <button type="submit">Apply</button>
          <button type="button" onClick={() => void apply('')} disabled={!status?.rules}>
            Remove all
          </button>
        </div>
        <p id="faults-problem" role="alert">
          {problem?.message}
        </p>
        {problem instanceof ControlError && <FaultChoices choices={problem.choices} />}
      </form>
      <ul className="rules">
        {status?.active.map(({ rule, calls, applied }) => (
          <li key={rule}>
            <code>{rule}</code> met {calls}, applied {applied}
          </li>
        ))}
      </ul>
    </section>
  );
}
