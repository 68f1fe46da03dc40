import { useEffect, useState } from 'react';
import type { Finding } from '../common/findings.ts';
import { check } from './control.ts';
import type { Settings } from './settings-model.ts';

/** Settings are checked after this pause in typing. */
const checkDelayMs = 120;

/** Returns the findings of the newest settings. Calls `onProblem` with a message when they cannot be checked. */
export function useFindings(settings: Settings | undefined, onProblem: (message: string) => void): readonly Finding[] {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    if (!settings) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      check(settings).then(
        (found) => {
          if (isCurrent) setFindings(found);
        },
        ({ message }: Error) => onProblem(message),
      );
    }, checkDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [settings, onProblem]);
  return findings;
}
