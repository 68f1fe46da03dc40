/** The page's own say on its window: the only globals that the runtime reads. Spec 1 §1, wild §1. */
function read(window: object, name: string): unknown {
  try {
    return (window as { Static: Record<string, unknown> }).Static[name];
  } catch {
    // There is none, or the page refuses.
    return undefined;
  }
}

/** `Static.SQUARESPACE_CONTEXT`; null if the page has not assigned it (yet), or something that is no object. */
export function readPageContext(window: object): object | null {
  const context = read(window, 'SQUARESPACE_CONTEXT');
  return typeof context === 'object' && !Array.isArray(context) ? context : null;
}

/** The page switches visitor analytics off by `Static.CENSUS_DISABLED = true` (the specifications do not name the flag: our choice). */
export const isCensusDisabled = (window: object): boolean => Boolean(read(window, 'CENSUS_DISABLED'));
