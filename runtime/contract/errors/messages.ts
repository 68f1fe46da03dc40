/** Spec 2 §8 "System error overlay"; the double spaces are the specification's. */
export const systemErrorMessages = {
  title: 'Something Went Wrong!',
  cleaned:
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  network: 'Unable to connect to the provider.  Please try again.',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;
