/** Constants of their own: each is in another chunk. */
export const noVideoLoader = 'VideoLoader not found';

/** video#embed-code */
export const invalidEmbed = 'Invalid video embed.';
