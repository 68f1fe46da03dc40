import { useEffect, useState } from 'react';
import { sentenceOf } from './sentence-of.ts';

const readEveryMs = 3000;

export interface Reading<Value> {
  /** Null until the first response. */
  readonly value: Value | null;
  readonly problem: string;
  readAgain(): void;
}

/**
 * Returns a value of the server. It is read when the component is mounted, and again every three seconds while the page is in
 * view.
 */
export function useReading<Value>(read: () => Promise<Value>): Reading<Value> {
  const [state, setState] = useState<{ readonly value: Value | null; readonly problem: string }>({ value: null, problem: '' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for another reading
  useEffect(() => {
    let isMounted = true;
    const readNow = () =>
      void read().then(
        (value) => isMounted && setState({ value, problem: '' }),
        (error: unknown) => isMounted && setState((before) => ({ ...before, problem: sentenceOf(error) })),
      );
    const readInView = () => {
      if (document.visibilityState === 'visible') readNow();
    };
    readNow();
    const timer = setInterval(readInView, readEveryMs);
    document.addEventListener('visibilitychange', readInView);
    return () => {
      isMounted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readInView);
    };
  }, [read, round]);
  return { ...state, readAgain: () => setRound((before) => before + 1) };
}
