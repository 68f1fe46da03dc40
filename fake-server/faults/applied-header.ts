/** A rule as a header may carry it: characters beyond printable ASCII are percent-encoded. */
export const appliedHeader = (rule: string): string => rule.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
