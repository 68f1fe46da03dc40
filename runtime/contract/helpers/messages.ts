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
