import { useEffect, useState } from 'react';
import { request } from '../../control-client/request.ts';

const everyMs = 2000;

/** The latest response of an address of the control surface, and the error of the latest attempt. */
export interface Polled<T> {
  readonly data: T | null;
  readonly error: string | null;
}

/** Reads an address of the control surface every 2 seconds while the window is visible. A null path reads nothing. */
export function usePolled<T>(path: string | null): Polled<T> {
  const [polled, setPolled] = useState<Polled<T> & { readonly path: string | null }>({ path, data: null, error: null });
  useEffect(() => {
    if (path === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Polled<T>) => {
      if (!isOver) setPolled({ path, ...next });
    };
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        if (!document.hidden) show({ data: (await request('GET', path)) as T, error: null });
      } catch (error) {
        show({ data: null, error: (error as Error).message });
      }
      if (!isOver) timer = setTimeout(() => void read(), everyMs);
    };
    const onVisible = () => void (document.hidden || read());
    document.addEventListener('visibilitychange', onVisible);
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [path]);
  // The response to another path is not shown.
  return polled.path === path ? polled : { data: null, error: null };
}
