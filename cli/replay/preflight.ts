import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError } from '../../fake-server/common/errors.ts';
import { exchange, failureReason, isUnreachable, type WholeResponse } from '../../fake-server/http/http-client.ts';
import { isFields } from '../../runtime/contract/read.ts';
import type { JournalStart, ReadPage } from './account/journal-comparison.ts';
import type { Target } from './target.ts';

/** A target's journal, and its current position. */
export interface TargetJournal extends JournalStart {
  readonly readPage: ReadPage;
}

/** Pause between attempts to reach a target. */
const retryAfterMs = 100;
const pageEntries = 250;
const maxPages = 4000;
/** Filter that matches no entry, so that pages of the journal have its position only. */
const noEntries = '&endpoint=-';
const maxResponseBytes = 512 * 1024 * 1024;

export interface JournalSearch {
  readonly agent: Agent;
  readonly timeoutMs: number;
  /** Time for which an unreachable target is waited for. */
  readonly giveUpAfterMs: number;
  /** Called once with the reason, as a clause, when the target is waited for. */
  readonly onAway: (reason: string) => void;
  readonly stopped: AbortSignal;
}

/**
 * Connects to the target and returns its journal; null without one. An unreachable target is waited for. A target that accepts
 * the connection and does not respond counts as reachable. Throws CliError (exit 3) for a target that stays unreachable, and for
 * one whose certificate is not trusted.
 */
export async function findJournal(target: Target, search: JournalSearch): Promise<TargetJournal | null> {
  const { agent, timeoutMs, stopped } = search;
  const health = await readHealth(target, search);
  if (!isFields(health) || health.status !== 'ok') return null;
  const readPage = async (since: number, filter = ''): ReturnType<ReadPage> => {
    const path = `/__ss/journal?since=${since}&limit=${pageEntries}${filter}`;
    const { document: page, headers } = await getJson(target, path, { agent, timeoutMs });
    const id = headers['x-ss-journal'];
    if (!isFields(page) || !Array.isArray(page.entries)) throw new Error('expected a page of the journal');
    const next = typeof page.next === 'number' ? page.next : lastSeq(page.entries, since);
    return { entries: page.entries, next, ...(typeof id === 'string' && { journalId: id }) };
  };
  try {
    const readEnd = (since: number) => readPage(since, noEntries);
    return { readPage: (since) => readPage(since), ...(await endOf(readEnd, stopped)) };
  } catch {
    return null;
  }
}

/** Returns the response of the target's health check; null for another one. Waits for an unreachable target. */
async function readHealth(target: Target, { agent, timeoutMs, giveUpAfterMs, onAway, stopped }: JournalSearch): Promise<unknown> {
  const startedAtMs = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await getJson(target, '/__ss/health', { agent, timeoutMs, signal: stopped })).document;
    } catch (error) {
      const reason = isUnreachable(error) ? failureReason(error) : null;
      if (reason === null && isUntrusted(error)) throw new CliError(untrusted(target, error), 'unreachable');
      if (reason === null || stopped.aborted) return null;
      if (performance.now() - startedAtMs >= giveUpAfterMs) {
        throw new CliError(`${target.origin} cannot be reached: ${reason}. Is the server running?`, 'unreachable');
      }
      if (attempt === 1) onAway(reason);
      await delay(retryAfterMs, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

const isUntrusted = (error: unknown): boolean =>
  /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/.test((error as NodeJS.ErrnoException).code ?? '');

function untrusted(target: Target, error: unknown): string {
  // OpenSSL's own text names its source files.
  if ((error as NodeJS.ErrnoException).code === 'EPROTO') {
    return `${target.origin} cannot be reached: the server there does not speak TLS. Name it with http://.`;
  }
  return (
    `${target.origin} cannot be reached over TLS: ${errorMessage(error)}. NODE_EXTRA_CA_CERTS=FILE trusts a certificate of ` +
    'your own.'
  );
}

/**
 * Returns the position at the end of the journal, with the journal's id. Throws for a journal that ignores the filter and has no
 * end.
 */
async function endOf(readPage: ReadPage, stopped: AbortSignal): Promise<JournalStart> {
  for (let position = 0, pages = 0; ; pages += 1) {
    if (stopped.aborted || pages > maxPages) throw new Error('the journal has no end');
    const { entries, next, journalId } = await readPage(position);
    if (entries.length === 0 || next <= position) return { since: Math.max(position, next), ...(journalId && { journalId }) };
    position = next;
  }
}

/** Returns the last position of a page that does not name the next one. */
const lastSeq = (entries: readonly unknown[], since: number): number =>
  entries.reduce<number>(
    (last, entry) => (isFields(entry) && typeof entry.seq === 'number' ? Math.max(last, entry.seq) : last),
    since,
  );

interface GetOptions {
  readonly agent: Agent;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

async function getJson(
  target: Target,
  path: string,
  { timeoutMs, ...rest }: GetOptions,
): Promise<{ readonly document: unknown; readonly headers: WholeResponse['headers'] }> {
  const { hostname, port, secure } = target;
  const outgoing = { ...rest, hostname, port, secure, path, headers: { host: target.controlHost } };
  const { status, headers, body } = await exchange(outgoing, { timeoutMs, maxBytes: maxResponseBytes, isTooLongError: true });
  if (status !== 200) throw new Error(`status ${status}`);
  return { document: JSON.parse(body.toString('utf8')), headers };
}
