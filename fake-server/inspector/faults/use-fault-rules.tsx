import { useState } from 'react';
import type { FaultStatus } from '../../common/fault-status.ts';
import type { CallFeed } from '../calls/call-feed.ts';
import { writeFaults } from '../control.ts';

/** The server-wide rules, and the error of the last change. */
export interface FaultRules {
  /** Rules separated by commas; empty without one. */
  readonly text: string;
  readonly problem: Error | null;
  /** Resolves with whether the server accepted the rules. */
  set(text: string): Promise<boolean>;
  forgetProblem(): void;
}

export function useFaultRules(feed: CallFeed, status: FaultStatus | null): FaultRules {
  const [problem, setProblem] = useState<Error | null>(null);
  return {
    text: status?.rules ?? '',
    problem,
    async set(text) {
      try {
        feed.setFaults(await writeFaults(text));
        setProblem(null);
        return true;
      } catch (error) {
        setProblem(error as Error);
        return false;
      }
    },
    forgetProblem: () => setProblem(null),
  };
}
