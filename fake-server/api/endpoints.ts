import { type EndpointKey, type EndpointRow, endpoints } from '../../runtime/contract/endpoints.ts';
import { handlers } from '../endpoints/index.ts';
import type { Endpoint } from './context.ts';
import { readRecordedPayloads } from './recorded.ts';

/** Returns the endpoints of the contract by their paths, in Express' notation. A row with a recorded payload is an endpoint. */
export function endpointsByPath(): ReadonlyMap<string, readonly Endpoint[]> {
  const recorded = readRecordedPayloads();
  const byPath = new Map<string, Endpoint[]>();
  // Express compares a path with the routes in order, and telemetry is most of the traffic.
  const rows = Object.entries(endpoints).sort(([, one], [, other]) => Number(isTelemetry(other)) - Number(isTelemetry(one)));
  for (const [key, row] of rows) {
    const response = recorded.get(row.name)?.response ?? { status: 200, body: {} };
    const path = row.path.replace(/\{(\w+)\}/g, ':$1');
    byPath.set(path, [...(byPath.get(path) ?? []), { row, recorded: response, handler: handlers[key as EndpointKey] }]);
  }
  return byPath;
}

const isTelemetry = ({ onFailure }: EndpointRow): boolean => onFailure === 'swallowed';
