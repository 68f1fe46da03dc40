import { vi } from 'vitest';

/** A page of its own: what chunks share is made anew. Undone by `vi.unstubAllGlobals()`. */
export const newPageWide = (): void => {
  vi.stubGlobal(Symbol.for('ss-runtime.page-wide') as unknown as string, undefined);
};
