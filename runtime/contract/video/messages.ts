/** Separate constants, because each is in another chunk. errors#loader-missing */
export const noVideoLoader = 'VideoLoader not found';

/** video#embed-code */
export const invalidEmbed = 'Invalid video embed.';
