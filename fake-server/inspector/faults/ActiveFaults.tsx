import { useState } from 'react';
import type { FaultStatus } from '../../../runtime/contract/faults/fault-status.ts';
import { goTo } from '../address.tsx';
import type { CallFeed } from '../calls/call-feed.ts';
import { writeFaults } from '../control.ts';
import { sentenceOf } from '../sentence-of.ts';

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
  return (
    <section className="active-faults" aria-label="Active faults">
      <strong>{status.active.length === 1 ? '1 fault is active' : `${status.active.length} faults are active`}</strong>
      <ul>
        {status.active.map(({ rule, calls, applied }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be equal
          <li key={index}>
            <code>
              <bdi>{rule}</bdi>
            </code>{' '}
            <span>
              {applied} of {calls}
            </span>
          </li>
        ))}
      </ul>
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
