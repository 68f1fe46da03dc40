/** The outbox keeps each event under a key of its own, so that two tabs never overwrite one another's. */
export const outboxKey = (id: string): string => `ss-outbox:${id}`;
