/** calls#call-retries, calls#crumb-renewal */
export const dataLayerLimits = { retryDelayMs: 200 } as const;

/** calls#network-messages, calls#unparseable-response */
export const dataLayerMessages = {
  unparseable: (url: string, message: string): string =>
    `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`,
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  noConnection: 'Unable to connect…',
} as const;
