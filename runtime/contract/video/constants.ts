/** Height, as a percentage of the width, of a video of unknown shape. video#shape */
export const defaultVideoPercent = 56.3;

/** Separate constants, because each is in another chunk. errors#loader-missing */
export const noVideoLoader = 'VideoLoader not found';

/** video#embed-code */
export const invalidEmbed = 'Invalid video embed.';
