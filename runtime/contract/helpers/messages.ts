export const waitForMessages = {
  notFound: (selector: string, elapsedMs: number): string => `"${selector}" was not found within ${elapsedMs} ms`,
  missingParent: 'The parent element is missing',
  missingParentOrSelector: 'A parent element and a selector are needed',
} as const;

/** Spec 2 §9 and §4: relative time, and the texts of products and subscriptions. */
export const relativeTimeMessages = {
  justNow: 'just now',
  about: (secondsDifference: number): string => `about ${secondsDifference} seconds ago`,
} as const;
