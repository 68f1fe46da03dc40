/** Telemetry that outlives its page: analytics#outbox. The boot script uses the keys and ids only. */
export { createDelivery } from './delivery.ts';
export { bytesOf, maxBodyBytes, type Telemetry } from './event.ts';
export { createEventId } from './event-id.ts';
export type { Sender } from './sender.ts';
export { earlyKey, encodePageView, outboxKey } from './stored-event.ts';
