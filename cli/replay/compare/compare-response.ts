import { isFields, readJson } from '../../../runtime/contract/read.ts';
import type { RecordedRequest } from '../read/recorded-request.ts';
import type { CompleteResponse } from '../send/outcome.ts';
import { type BodyDifference, compareBodies } from './compare-bodies.ts';

/** Maximum length of a body that is compared (our choice). */
export const maxComparedBytes = 1024 * 1024;

/** Whether a response had another status when it was recorded; not when no status was recorded. */
export const hasOtherStatus = ({ recordedStatus }: Pick<RecordedRequest, 'recordedStatus'>, status: number): boolean =>
  recordedStatus !== null && recordedStatus !== status;

/**
 * Returns the differences between the recorded and the received body; empty when one of them is unknown, such as a body of more
 * than a mebibyte, or one that is nested too deeply.
 */
export function differencesOf(
  { recordedBody }: Pick<RecordedRequest, 'recordedBody'>,
  { body }: CompleteResponse,
  ignored: ReadonlySet<string>,
): readonly BodyDifference[] {
  if (recordedBody === undefined || body === null) return [];
  try {
    return differencesOfTexts(recordedBody, body.toString('utf8'), ignored);
  } catch (error) {
    // JSON that is nested more deeply than the stack cannot be written as text.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function differencesOfTexts(recordedBody: unknown, text: string, ignored: ReadonlySet<string>): readonly BodyDifference[] {
  // Most bodies are equal byte by byte.
  const recordedText = bodyText(recordedBody);
  if (text === recordedText) return [];
  const isData = isFields(recordedBody) || Array.isArray(recordedBody);
  const received = isData ? (readJson(text) ?? text) : text;
  return compareBodies(isData ? recordedBody : recordedText, received, ignored);
}

const bodyText = (body: unknown): string => (body === null ? '' : typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
