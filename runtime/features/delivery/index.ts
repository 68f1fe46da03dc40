/** What other features, and the boot script, may use of this one. */
export { bootEntry, earlyKey, outboxKey } from './boot-entry.ts';
export { createDelivery } from './delivery.ts';
export { bytesOf, maxBodyBytes, type Telemetry } from './event.ts';
export { mintId } from './event-id.ts';
export type { Sender } from './sender.ts';
