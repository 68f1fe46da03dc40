/**
 * The table of gallery transitions: each name with the chunk that exports the transition in `transitions`. See
 * gallery#transition-names.
 */
export const transitionChunks = {
  // In the chunk that moves slideshows, because most of them use it.
  fade: 'gallery-steps',
  'ken-burns': 'gallery-transitions',
  'new-swipe': 'gallery-transitions',
  scroll: 'gallery-transitions',
  swipe: 'gallery-transitions',
} as const satisfies Readonly<Record<string, `gallery-${string}`>>;

export type GalleryTransition = keyof typeof transitionChunks;

/** Returns whether a transition has this name. */
export const isTransition = (name: unknown): name is GalleryTransition =>
  typeof name === 'string' && Object.keys(transitionChunks).includes(name);
