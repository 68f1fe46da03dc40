/** helpers#tween */
export const tweenLimits = { durationMs: 300 } as const;

/** helpers#self-throttle, helpers#wait-for-elements */
export const throttleLimits = { samples: 22, averageFactor: 2 } as const;
export const waitForLimits = { minElements: 1, pollMs: 100, unlimitedRetriesAbove: 99_999_999 } as const;

/** helpers#relative-time */
export const relativeTimeLimits = { updateMs: 5000 } as const;

/** helpers#wait-for-elements */
export const waitForMessages = {
  notFound: (selector: string, elapsedMs: number): string => `"${selector}" was not found within ${elapsedMs} ms`,
  missingParent: 'The parent element is missing',
  missingParentOrSelector: 'A parent element and a selector are needed',
} as const;

/** helpers#relative-time */
export const relativeTimeMessages = {
  justNow: 'just now',
  about: (secondsDifference: number): string => `about ${secondsDifference} seconds ago`,
} as const;
