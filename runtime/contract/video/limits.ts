/** Height, as a percentage of the width, of a video of unknown shape. video#shape */
export const defaultVideoPercent = 56.3;
