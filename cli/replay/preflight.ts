import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isFields } from '../../runtime/contract/read.ts';
import { CliError, messageOf } from '../errors.ts';
import type { ReadPage } from './journal-comparison.ts';
import type { Target } from './target.ts';

/** A target's journal, and the position that it is at now. */
export interface TargetJournal {
  readonly readPage: ReadPage;
  readonly since: number;
}

const pageEntries = 250;
const maxPages = 4000;
/** No call has this name: the journal says where it stands, and needs not be read through. */
const noEntries = '&endpoint=-';
const maxResponseBytes = 512 * 1024 * 1024;

/**
 * Looks whether the target is there, and whether it has a journal (interfaces §4): null if it has none.
 * A target that takes the connection and does not answer counts as there; what it does with requests will be seen.
 * Throws CliError (exit 3) when there is nobody to connect to.
 */
export async function findJournal(
  target: Target,
  agent: Agent,
  timeoutMs: number,
  stopped: AbortSignal,
): Promise<TargetJournal | null> {
  const get = (path: string) => getJson(target, path, { agent, timeoutMs });
  let health: unknown;
  try {
    health = await getJson(target, '/__ss/health', { agent, timeoutMs, signal: stopped });
  } catch (error) {
    if (isUnreachable(error))
      throw new CliError(`${target.origin} cannot be reached: ${reachMessage(error)}. Is the server running?`);
    return null;
  }
  if (!isFields(health) || health.status !== 'ok') return null;
  const readPage = async (since: number, filter = ''): ReturnType<ReadPage> => {
    const page = await get(`/__ss/journal?since=${since}&limit=${pageEntries}${filter}`);
    if (!isFields(page) || !Array.isArray(page.entries)) throw new Error('expected a page of the journal');
    return { entries: page.entries, next: typeof page.next === 'number' ? page.next : lastSeq(page.entries, since) };
  };
  try {
    return { readPage: (since) => readPage(since), since: await endOf((since) => readPage(since, noEntries), stopped) };
  } catch {
    return null;
  }
}

/** A journal that has entries of no call, and more of them each time, is none that can be compared with. */
async function endOf(readPage: ReadPage, stopped: AbortSignal): Promise<number> {
  for (let position = 0, pages = 0; ; pages += 1) {
    if (stopped.aborted || pages > maxPages) throw new Error('the journal has no end');
    const { entries, next } = await readPage(position);
    if (entries.length === 0 || next <= position) return Math.max(position, next);
    position = next;
  }
}

/** Where a page ends that does not say so itself. */
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

function getJson(target: Target, path: string, { timeoutMs, ...rest }: GetOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = target;
    const options = { ...rest, hostname, port, path, headers: { host: target.hostFor('') } };
    const request = (target.secure ? httpsRequest : httpRequest)(options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > maxResponseBytes) request.destroy(new Error('the answer is too long'));
        else parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () => {
        try {
          if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
          resolve(JSON.parse(Buffer.concat(parts).toString('utf8')));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
    const timer = setTimeout(() => request.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.end();
  });
}

const unreachable = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

const codeOf = (error: unknown): string => (isFields(error) && typeof error.code === 'string' ? error.code : '');
const isUnreachable = (error: unknown): boolean => unreachable.has(codeOf(error));
const reachMessage = (error: unknown): string =>
  codeOf(error) === 'ECONNREFUSED' ? 'nobody listens there (connection refused)' : messageOf(error);
