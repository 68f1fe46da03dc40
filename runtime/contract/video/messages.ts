/** One by one: each is in a chunk that has no use for the others. */
export const noVideoLoader = 'VideoLoader not found';

/** Spec 2 §5. */
export const invalidEmbed = 'Invalid video embed.';
