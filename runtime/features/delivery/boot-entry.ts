/** The outbox keeps each event under a key of its own, so that two tabs never overwrite one another's. */
export const outboxKey = (id: string): string => `ss-outbox:${id}`;

/** What a page tells before its sender is there waits under such a key. */
export const earlyKey = (id: string): string => `ss-early:${id}`;

/** The name under which the boot script writes. */
export const bootOwner = '0';

/** A page view as the boot script puts it into the outbox: what it says, and until when nobody else sends it. */
export const bootEntry = (untilMs: number, fields: object): string =>
  `${untilMs.toFixed()}|${bootOwner}|${JSON.stringify(fields)}`;
