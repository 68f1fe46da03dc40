import { vi } from 'vitest';

/** Replaces the page-wide state with a new one for the test. Undone by `vi.unstubAllGlobals()`. */
export const newPageWide = (): void => {
  vi.stubGlobal(Symbol.for('ss-runtime.page-wide') as unknown as string, undefined);
};
