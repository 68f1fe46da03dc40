/** Spec 1 §8 says only that the load promise rejects; the sentence is our choice. */
export const mapMessages = {
  timeout: 'Loading the map library timed out',
  refused: 'The map library refuses the key of this page',
} as const;
