// Part of the boot script.
/** errors#stack-limit, errors#report-limits */
export const maxStackCharacters = 5000;
export const errorPostLimits = { debounceMs: 1000, maxPosts: 20, maxQueued: 10 } as const;

/** errors#system-error. The platform's sentences have double spaces. */
export const systemErrorMessages = {
  title: 'Something Went Wrong!',
  cleaned:
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  network: 'Unable to connect to the provider.  Please try again.',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;
