/** How high a video is to its width where nothing says so. */
export const defaultVideoPercent = 56.3;
