import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EndpointName, endpoints } from '../runtime/contract/endpoints.ts';
import type { ApiResponse } from './api/api-response.ts';
import { packageRoot } from './root.ts';

/** A recorded call, decoded as it stands in the journal, and what was answered to it. */
export interface RecordedCall {
  readonly request: {
    /** Where the contract's path has a parameter: the path with a value in it. */
    readonly path?: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  readonly answer: ApiResponse;
  /** What the specification leaves open, and what was chosen. */
  readonly note: string;
}

/** Reads every file of `fixtures/payloads`, one an endpoint. Throws when one is missing or broken: that is a broken installation. */
export function readRecordedPayloads(): ReadonlyMap<EndpointName, RecordedCall> {
  return new Map(Object.values(endpoints).map(({ name }) => [name, readRecordedPayload(name)]));
}

const readRecordedPayload = (name: EndpointName): RecordedCall =>
  JSON.parse(readFileSync(join(packageRoot, 'fixtures', 'payloads', `${name}.json`), 'utf8')) as RecordedCall;
