import { useEffect, useRef } from 'react';

/** Functions by the name of their key, such as `j` or `Escape`. */
export type KeyTable = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, select, textarea');

/**
 * Calls the function of a pressed key, except in fields and together with a modifier. A key without a function keeps its effect.
 */
export function useKeys(table: KeyTable): void {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      const act = latest.current[event.key];
      if (act) act(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
