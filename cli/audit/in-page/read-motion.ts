/** Scrolls to the start of the page and waits for two frames. */
export function scrollToStart(): Promise<void> {
  (document.scrollingElement ?? document.documentElement).scrollTo({ top: 0, behavior: 'instant' });
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/**
 * Whether the page draws its final state: no transition or animation with an end runs, and its fonts are loaded.
 */
export function isAtRest(): boolean {
  const isEnding = (animation: Animation): boolean => {
    const end = animation.effect?.getComputedTiming().endTime;
    return animation.playState === 'running' && typeof end === 'number' && Number.isFinite(end);
  };
  try {
    return document.fonts.status === 'loaded' && !document.getAnimations().some(isEnding);
  } catch {
    // A page can replace what this reads.
    return true;
  }
}
