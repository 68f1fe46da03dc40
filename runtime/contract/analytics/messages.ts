export const eventMessages = {
  failed: (status: number): string => `Error tracking event: HTTP Status ${status}`,
  noPayload: 'no payload',
} as const;
