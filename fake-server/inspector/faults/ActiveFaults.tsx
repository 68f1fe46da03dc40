import { useState } from 'react';
import type { FaultStatus } from '../../common/fault-status.ts';
import { goTo } from '../address.tsx';
import type { CallFeed } from '../calls/call-feed.ts';
import { writeFaults } from '../control.ts';
import { sentenceOf } from '../sentence-of.ts';
import { splitRules } from './preset-rules.ts';

/** Shows the active fault rules above every view: a forgotten one looks like a defect of the site. */
export function ActiveFaults({ feed, status }: { readonly feed: CallFeed; readonly status: FaultStatus | null }) {
  const [problem, setProblem] = useState('');
  if (!status || status.active.length === 0) return null;
  const removeAll = async () => {
    try {
      feed.setFaults(await writeFaults(''));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const rules = splitRules(status.rules);
  const applied = status.active.reduce((sum, each) => sum + each.applied, 0);
  return (
    <section className="active-faults" aria-label="Active faults">
      <strong>{rules.length === 1 ? '1 fault is active' : `${rules.length} faults are active`}</strong>
      <ul>
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be equal
          <li key={index}>
            <code>
              <bdi>{rule}</bdi>
            </code>
          </li>
        ))}
      </ul>
      <span>{applied === 1 ? 'applied once' : `applied ${applied.toLocaleString('en')} times`}</span>
      <span className="fault-actions">
        <button type="button" className="link" onClick={() => goTo({ view: 'faults', entry: null, compare: null })}>
          Change
        </button>
        <button type="button" className="link" onClick={() => void removeAll()}>
          Turn off
        </button>
      </span>
      <span role="alert">{problem}</span>
    </section>
  );
}
