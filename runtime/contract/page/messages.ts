// Part of the boot script.
export const chunkFailedMessage = (chunk: string | number): string => `Loading chunk ${chunk} failed`;

/** Messages of start-up: the boot script carries only these. */
export const startMessages = {
  secondRun: 'The page has two runtimes',
  'no-environment': 'The page has no Static.SQUARESPACE_CONTEXT',
  spoilt: 'The page has replaced built-in functions',
} as const;
export const pageMessages = {
  globalTween: 'The provided global tween is no longer supported. Please remove its usage or include your own copy.',
  galleryWithoutContainer: 'A gallery needs a container element',
  missingName: (name: string) => `${name} is not available: what the page does with it has no effect`,
  cartBundleFailed: 'Loading the cart bundle failed',
} as const;
