import { buildRequest, type FormFields, type HttpRequest, jsonList, withQuery } from '../../browser/http-request.ts';
import type { EndpointRow } from '../../contract/endpoints.ts';

/** `tracking` is dropped when the visitor withdraws consent; `diagnostic` (errors, performance, trace) is not. */
export type TelemetryKind = 'tracking' | 'diagnostic';

/** One thing to be said to the platform by a POST. */
export interface Telemetry {
  readonly kind: TelemetryKind;
  /** A row of the endpoint table, a path parameter already filled in. */
  readonly row: Pick<EndpointRow, 'path' | 'encoding' | 'crumb' | 'timeoutMs'>;
  /**
   * Fields, or a list of JSON texts. A list may be sent in several parts, unless it `isWhole`; where the row wants a form it becomes the
   * field `data` (the trace log, spec 2 §7).
   */
  readonly payload: FormFields | readonly string[];
  /** Its calls are counted: it goes in one. */
  readonly isWhole?: boolean;
  /** In ms since 1970. A page that goes before leaves it to the next one. */
  readonly notBeforeMs?: number;
  /** Its receipt tells of the delivery, not of the first attempt; see `Receipt`. */
  readonly untilDelivered?: boolean;
  /** Also while the page stays it goes by beacon, as long as the platform answers other calls well. Performance records, spec 1 §7. */
  readonly byBeacon?: boolean;
}

export interface TelemetryEvent extends Telemetry {
  /** Minted once, the same over all attempts, also those of later pages. */
  readonly id: string;
}

/**
 * The call that carries an event, built anew for every attempt because the crumb may have changed. The event's id travels as the
 * query parameter `eid`, since a beacon carries no headers; by it the platform drops what arrives twice.
 */
export function requestFor({ id, row, payload }: TelemetryEvent, crumb: string | null): HttpRequest {
  const fields = isList(payload) && row.encoding === 'form' ? { data: jsonList(payload) } : payload;
  const request = buildRequest({ ...row, method: 'POST' }, fields, crumb);
  return { ...request, address: withQuery(request.address, { eid: id }) };
}

/** Two events that say together what this one says, or null if it cannot be divided. */
export function halves(event: TelemetryEvent): readonly [TelemetryEvent, TelemetryEvent] | null {
  const { id, payload, isWhole } = event;
  if (isWhole || !isList(payload) || payload.length < 2) return null;
  const middle = payload.length >> 1;
  return [
    { ...event, id: `${id}a`, payload: payload.slice(0, middle) },
    { ...event, id: `${id}b`, payload: payload.slice(middle) },
  ];
}

/** Bodies are at most 16 KiB, so that one call never takes much of the page's 64 KiB. */
export const maxBodyBytes = 16_384;

/** Bytes of a body as the network counts them. */
export const bytesOf = (body = ''): number => new TextEncoder().encode(body).length;

const isList = (payload: Telemetry['payload']): payload is readonly string[] => Array.isArray(payload);
