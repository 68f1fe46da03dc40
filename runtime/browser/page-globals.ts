// Part of the boot script.
/** Reads a field of the page's `Static`, the only globals that the runtime reads. */
function read(window: object, name: string): unknown {
  try {
    return (window as { Static: Record<string, unknown> }).Static[name];
  } catch {
    // The page has no `Static`, or it throws.
    return undefined;
  }
}

/** Returns `Static.SQUARESPACE_CONTEXT`; null while the page has not assigned an object. */
export function readPageContext(window: object): object | null {
  const context = read(window, 'SQUARESPACE_CONTEXT');
  return typeof context === 'object' && !Array.isArray(context) ? context : null;
}

/** Returns whether the page switches visitor analytics off: analytics#census-disabled. */
export const isCensusDisabled = (window: object): boolean => Boolean(read(window, 'CENSUS_DISABLED'));
