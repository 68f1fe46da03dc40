// Part of the boot script.
import { recordHitPath } from '../../contract/endpoints.ts';
import { readJson } from '../../contract/read.ts';
import type { Telemetry, TelemetryEvent } from './event.ts';

/**
 * Returns the storage key of an event in the outbox. Each event has a separate key, so that two tabs never overwrite each
 * other.
 */
export const outboxKey = (id: string): string => `ss-outbox:${id}`;

/** Returns the storage key of an event from before the sender is loaded. */
export const earlyKey = (id: string): string => `ss-early:${id}`;

/** The owner of entries that the boot script writes. */
const bootOwner = '0';

/** Returns a page view as the boot script stores it: its fields, and the time until which no other page sends it. */
export const encodePageView = (leasedUntilMs: number, fields: object): string =>
  `${leasedUntilMs.toFixed()}|${bootOwner}|${JSON.stringify(fields)}`;

/** An event in the outbox. */
export interface StoredEvent {
  readonly event: TelemetryEvent;
  /** Only the owner sends the event before this time, in ms since 1970: analytics#outbox-lease. */
  readonly leasedUntilMs: number;
  /** The page that wrote the event last. */
  readonly owner: string;
}

/** Returns one line of text: lease, owner, and the event as JSON without its id, which is the key. The crumb is never stored. */
export function encodeStored({ event: { kind, row, payload }, leasedUntilMs, owner }: StoredEvent): string {
  const { path, encoding, crumb, timeoutMs } = row;
  // A list is stored as text: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON).
  const body = Array.isArray(payload) ? payload.join(',') : payload;
  const call = { kind, path, encoding, crumb, timeoutMs, payload: body };
  return `${Math.ceil(leasedUntilMs).toFixed()}|${owner}|${JSON.stringify(call)}`;
}

const pageViewRow = { kind: 'tracking', path: recordHitPath, encoding: 'form', crumb: 'query' };

/**
 * Returns the event that `encodeStored` wrote. Returns null for any other text: other scripts of the page write to the same
 * storage.
 */
export function decodeStored(id: string, text: string): StoredEvent | null {
  const [, until, owner = '', json = ''] = /^(\d+)\|(\w+)\|(.+)$/s.exec(text) ?? [];
  try {
    const stored = readJson(json);
    // The boot script writes page views only, and only their fields (`encodePageView`).
    const fields = owner === bootOwner ? { ...pageViewRow, payload: stored } : stored;
    const { kind, payload, ...row } = fields as Telemetry['row'] & {
      kind: Telemetry['kind'];
      payload: Telemetry['payload'] | string;
    };
    // Only calls to the platform: another script's entry must not make the runtime post to another server.
    if (!row.path.startsWith('/api/') || !payload) return null;
    return {
      event: { id, kind, row, payload: typeof payload === 'string' ? [payload] : payload },
      leasedUntilMs: Number(until),
      owner,
    };
  } catch {
    return null;
  }
}
