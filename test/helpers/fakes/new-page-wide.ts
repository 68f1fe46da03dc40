import { vi } from 'vitest';

/** Gives the test page-wide state of its own. Undone by `vi.unstubAllGlobals()`. */
export const newPageWide = (): void => {
  vi.stubGlobal(Symbol.for('ss-runtime.page-wide') as unknown as string, undefined);
};
