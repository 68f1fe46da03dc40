import { recordHitPath } from '../../contract/endpoints.ts';
import { bootOwner } from './boot-entry.ts';
import type { Telemetry, TelemetryEvent } from './event.ts';

/** An event as it lies in the outbox. */
export interface StoredEvent {
  readonly event: TelemetryEvent;
  /** Nobody but its owner sends it before this time, in ms since 1970. */
  readonly untilMs: number;
  /** The page that wrote it last. */
  readonly owner: string;
}

/** One line of text: lease, owner, then the event as JSON without its id, which is its key. The crumb is never stored. */
export function encodeStored({ event: { kind, row, payload }, untilMs, owner }: StoredEvent): string {
  const { path, encoding, crumb, timeoutMs } = row;
  // A list is stored as text: pages with an old Prototype.js encode arrays wrongly (Array.prototype.toJSON).
  const body = Array.isArray(payload) ? payload.join(',') : payload;
  return `${Math.ceil(untilMs)}|${owner}|${JSON.stringify({ kind, path, encoding, crumb, timeoutMs, payload: body })}`;
}

const pageView = { kind: 'tracking', path: recordHitPath, encoding: 'form', crumb: 'query' };

/** What `encodeStored` wrote, or null for anything else: other scripts of the page write to the same storage. */
export function decodeStored(id: string, text: string): StoredEvent | null {
  const [, until, owner = '', json = ''] = /^(\d+)\|(\w+)\|(.+)$/s.exec(text) ?? [];
  try {
    const stored: unknown = JSON.parse(json);
    // The boot script writes page views only, and of them only what they say (`bootEntry`).
    const { kind, payload, ...row } = (owner === bootOwner ? { ...pageView, payload: stored } : stored) as Telemetry['row'] & {
      kind: Telemetry['kind'];
      payload: Telemetry['payload'] | string;
    };
    // Only our own calls: nobody makes us post elsewhere by what he puts into the storage.
    if (!row.path.startsWith('/api/') || !payload) return null;
    return {
      event: { id, kind, row, payload: typeof payload === 'string' ? [payload] : payload },
      untilMs: Number(until),
      owner,
    };
  } catch {
    return null;
  }
}
