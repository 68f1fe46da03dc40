/** Returns the sentence of a thrown value. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
