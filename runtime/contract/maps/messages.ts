/** Messages of rejected loads (our choice). maps#library-timeout, maps#library-refusal */
export const mapMessages = {
  timeout: 'Loading the map library timed out',
  refused: 'The map library refuses the key of this page',
} as const;
