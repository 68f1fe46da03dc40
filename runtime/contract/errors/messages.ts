/** errors#system-error. The platform's sentences have double spaces. */
export const systemErrorMessages = {
  title: 'Something Went Wrong!',
  cleaned:
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  network: 'Unable to connect to the provider.  Please try again.',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;
