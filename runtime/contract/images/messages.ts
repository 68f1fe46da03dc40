/** Messages of images#loader-problems. */
export const imageMessages = {
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  notANode: 'not a valid node',
  notAnImage: 'Element is not a valid image element',
  badSource: 'Invalid or missing image source',
} as const;
