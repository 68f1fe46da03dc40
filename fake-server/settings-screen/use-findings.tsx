import { useEffect, useState } from 'react';
import type { Finding } from '../../runtime/contract/findings.ts';
import { check } from './control.ts';
import type { Settings } from './settings-model.ts';

/** Typing is not checked letter by letter. */
const checkDelayMs = 120;

/** Returns what the checks find in the newest settings; `onProblem` gets why they could not be checked. */
export function useFindings(settings: Settings | undefined, onProblem: (message: string) => void): readonly Finding[] {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    if (!settings) return;
    const isOver = { now: false };
    const timer = setTimeout(() => {
      check(settings).then(
        (found) => isOver.now || setFindings(found),
        ({ message }: Error) => onProblem(message),
      );
    }, checkDelayMs);
    return () => {
      isOver.now = true;
      clearTimeout(timer);
    };
  }, [settings, onProblem]);
  return findings;
}
