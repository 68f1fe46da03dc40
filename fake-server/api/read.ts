import type { IncomingMessage } from 'node:http';
import type { JournalEncoding, JournalProblem } from '../common/journal/journal.ts';
import { decodeBody } from '../http/decode-body.ts';
import { decodeFormFields, type FormFields } from '../http/form-fields.ts';
import { decodeNestedJson } from '../http/nested-json.ts';
import { maxBodyBytes, readBody } from '../http/read-body.ts';

/** A received call, decoded as far as possible. */
export interface ReadCall {
  readonly query: FormFields;
  readonly encoding: JournalEncoding;
  readonly shape: string;
  readonly body: unknown;
  readonly bodyText: string;
  readonly problems: readonly JournalProblem[];
  /** Status of a call that cannot be decoded; 0 when the client has disconnected, null when the call was decoded. */
  readonly refusal: 0 | 400 | 413 | null;
}

/** Reads and decodes a call's query and body. Never rejects: the result has the problems. */
export async function readCall(
  request: IncomingMessage,
  queryText: string,
  nestedJson: readonly string[] | undefined,
): Promise<ReadCall> {
  const problems: JournalProblem[] = [];
  const query = readQuery(queryText, problems);
  const { outcome, bytes } = await readBody(request);
  const bodyText = bytes.toString('utf8');
  if (outcome !== 'whole') {
    problems.push({ pointer: '', message: outcome === 'too-long' ? tooLong : brokenOff });
    const refusal = outcome === 'too-long' ? 413 : 0;
    return { query, encoding: 'unknown', shape: 'unknown', body: null, bodyText, problems, refusal };
  }
  const { encoding, shape, body, problem } = decodeBody(bytes, request.headers['content-type'], bodyText);
  if (problem !== undefined) problems.push({ pointer: '', message: sentence(problem) });
  if (problems.length > 0) return { encoding, shape, body, query, bodyText, problems, refusal: 400 };
  if (nestedJson === undefined) return { encoding, shape, body, query, bodyText, problems, refusal: null };
  const nested = decodeNestedJson(body, nestedJson);
  return { encoding, shape, query, body: nested.body, bodyText, problems: nested.problems, refusal: null };
}

function readQuery(text: string, problems: JournalProblem[]): FormFields {
  try {
    return decodeFormFields(text);
  } catch (error) {
    problems.push({ pointer: '/query', message: sentence((error as Error).message) });
    return {};
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const tooLong = `The body is longer than ${maxBodyBytes} bytes; only its beginning is kept.`;
const brokenOff = 'The client disconnected before its body was complete.';
