import type { IncomingHttpHeaders } from 'node:http';
import { isOverLimit } from '../calls/rate-limit.ts';
import { errorMessage } from '../common/error-message.ts';
import type { JournalEntry, JournalProblem } from '../common/journal/journal.ts';
import { sendsResponse } from '../faults/effect.ts';
import type { ApiResponse } from '../http/api-response.ts';
import { redactEntry } from '../journal/redact.ts';
import type { CallContext } from './context.ts';

type NewEntry = Omit<JournalEntry, 'seq'>;

/**
 * Adds the entry of a call with a decided response to the journal of its session. Never throws: a call that cannot be written has
 * an entry without its body.
 */
export function writeEntry(context: CallContext, headers: IncomingHttpHeaders, keepsSecrets: boolean): void {
  const { journal, state } = context.session;
  const entry = entryOf(context, headers);
  try {
    journal.add(keepsSecrets ? entry : redactEntry(entry, state));
  } catch (error) {
    const problem = { pointer: '', message: `The call could not be written as it was received: ${errorMessage(error)}.` };
    journal.add({
      ...entry,
      query: {},
      headers: {},
      body: null,
      bodyText: '',
      valid: false,
      problems: [problem],
      response: { status: entry.status, headers: {}, body: null },
    });
  }
}

function entryOf(context: CallContext, headers: IncomingHttpHeaders): NewEntry {
  const { session, sender, site, endpoint, method, path, call, problems, fault, response, startedAtMs } = context;
  const isSent = fault === null || sendsResponse(fault.effects);
  const entry: { -readonly [Field in keyof NewEntry]: NewEntry[Field] } = {
    time: new Date().toISOString(),
    site,
    endpoint: endpoint?.row.name ?? null,
    method,
    path,
    query: call.query,
    headers: headers['set-cookie'] === undefined ? (headers as Record<string, string>) : journalHeaders(headers),
    encoding: call.encoding,
    body: call.body,
    bodyText: call.bodyText,
    valid: problems.length === 0,
    problems: boundProblems(problems),
    status: isSent ? (response?.status ?? 0) : 0,
    fault: fault?.text ?? null,
    from: sender,
  };
  const note = noteOf(context);
  // Every call has an entry: spreads of absent fields would double the time of this function.
  if (session.name !== null) entry.session = session.name;
  if (note !== null) entry.note = note;
  if (response?.status) entry.response = journalResponse(response);
  boundSize(entry);
  entry.durationMs = Math.round((performance.now() - startedAtMs) * 1000) / 1000;
  return entry;
}

/** An entry is at most about this many times as long as its body: JSON writes a control character with six. */
const maxGrowth = 4;
const freeCharacters = 16_384;
const keptCharacters = 1024;

/** Leaves out the decoded body, and then most of the text, of a call that would be many times longer as JSON. */
function boundSize(entry: { body: unknown; bodyText: string; note?: string | undefined }): void {
  const { body, bodyText } = entry;
  if (bodyText.length <= freeCharacters) return;
  const limit = bodyText.length * maxGrowth;
  const textLength = JSON.stringify(bodyText).length;
  if (textLength + JSON.stringify(body).length <= limit) return;
  entry.body = null;
  entry.note = 'size: the decoded body is left out, because it is many times longer as JSON';
  if (textLength <= limit) return;
  entry.bodyText = bodyText.slice(0, keptCharacters);
  entry.note = `size: only the first ${keptCharacters} characters of the body are kept, because it is many times longer as JSON`;
}

/** Returns the remark of a call's entry; null without one. */
function noteOf({ isDuplicate, response }: CallContext): string | null {
  if (isDuplicate) return 'duplicate: the call was accepted before and has no further effect';
  if (response && isOverLimit(response)) return 'rate limit: the visitor sent too many of these calls in a minute';
  return null;
}

const noHeaders = {};

function journalResponse({ status, headers, body }: ApiResponse): NonNullable<JournalEntry['response']> {
  return {
    status,
    headers: headers === undefined ? noHeaders : journalHeaders(headers),
    body: Buffer.isBuffer(body) ? body.toString('latin1') : (body ?? null),
  };
}

type CallHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns headers in the journal's format: each name once, in lower case, each value as text. */
function journalHeaders(headers: CallHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) kept[name.toLowerCase()] = typeof value === 'string' ? value : value.join(', ');
  }
  return kept;
}

const maxProblems = 50;
const maxProblemCharacters = 500;

/**
 * Returns the first problems with the number of the others. Texts of a hostile call are cut: a path of a field may be as long as
 * its body.
 */
function boundProblems(problems: readonly JournalProblem[]): readonly JournalProblem[] {
  if (problems.length === 0) return problems;
  const kept = problems.slice(0, maxProblems).map(({ pointer, message }) => ({ pointer: cut(pointer), message: cut(message) }));
  const others = problems.length - kept.length;
  if (others > 0) kept.push({ pointer: '', message: `… and ${others.toLocaleString('en')} more.` });
  return kept;
}

const cut = (text: string): string => (text.length > maxProblemCharacters ? `${text.slice(0, maxProblemCharacters)}…` : text);
