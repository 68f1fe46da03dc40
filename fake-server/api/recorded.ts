import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EndpointName, endpoints } from '../../runtime/contract/endpoints.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { packageRoot } from '../root.ts';

/** A recorded call, decoded as in the journal, and its response. */
export interface RecordedCall {
  readonly request: {
    /** The path with its parameter, for contract paths with a parameter. */
    readonly path?: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  readonly response: ApiResponse;
  /** The choices made where the platform does not document the call. */
  readonly note: string;
}

/** Reads every file of `fixtures/payloads`, one an endpoint. Throws when a file is missing or broken. */
export function readRecordedPayloads(): ReadonlyMap<EndpointName, RecordedCall> {
  return new Map(
    Object.values(endpoints).map(({ name }) => [
      name,
      decodeRecordedCall(JSON.parse(readFileSync(join(packageRoot, 'fixtures', 'payloads', `${name}.json`), 'utf8'))),
    ]),
  );
}

/** A file of format 1 has no `format`, and its response under the key `answer`. */
type RecordedFile =
  | (RecordedCall & { readonly format: 2 })
  | (Omit<RecordedCall, 'response'> & { readonly format?: undefined; readonly answer: ApiResponse });

/** Decodes a payload file of format 1 or 2. */
export function decodeRecordedCall(file: RecordedFile): RecordedCall {
  const { request, note } = file;
  return { request, note, response: file.format === 2 ? file.response : file.answer };
}
