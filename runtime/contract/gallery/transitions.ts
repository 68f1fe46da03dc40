/** THE TABLE of gallery transitions: each by its name, with the chunk whose `transitions` has it under this name. Spec 1 §2, §5. */
export const transitionChunks = {
  // The one that nearly every slideshow needs comes with what moves it.
  fade: 'gallery-steps',
  'ken-burns': 'gallery-transitions',
  'new-swipe': 'gallery-transitions',
  scroll: 'gallery-transitions',
  swipe: 'gallery-transitions',
} as const satisfies Readonly<Record<string, `gallery-${string}`>>;

export type GalleryTransition = keyof typeof transitionChunks;

/** Whether there is a transition of this name. */
export const isTransition = (name: unknown): name is GalleryTransition =>
  typeof name === 'string' && Object.keys(transitionChunks).includes(name);
