/** Height of a video as a percentage of its width, without a shape of its own. video#shape */
export const defaultVideoPercent = 56.3;
