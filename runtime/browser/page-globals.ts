/** The page's own say on its window: the only globals that the runtime reads. Spec 1 §1, wild §1. */
export interface PageGlobals {
  /** `Static.SQUARESPACE_CONTEXT`; null if the page has not assigned it (yet), or something that is no object. */
  context(): object | null;
  /** The page switches visitor analytics off by `Static.CENSUS_DISABLED = true` (the specifications do not name the flag: our choice). */
  isCensusDisabled(): boolean;
}

export function createPageGlobals(window: object): PageGlobals {
  const read = (name: string): unknown => {
    try {
      return (window as { Static?: Record<string, unknown> }).Static?.[name];
    } catch {
      return undefined;
    }
  };
  const context = () => {
    const given = read('SQUARESPACE_CONTEXT');
    return typeof given === 'object' && !Array.isArray(given) ? given : null;
  };
  return { context, isCensusDisabled: () => Boolean(read('CENSUS_DISABLED')) };
}
