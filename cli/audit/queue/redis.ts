import type { Redis } from 'ioredis';
import { CliError, messageOf } from '../../errors.ts';
import { inTime } from '../browser/in-time.ts';
import type { QueuePackages } from './packages.ts';
import { shownAddress } from './redis-address.ts';

/** A connection to Redis that mends itself, and gives up at last. */
export interface RedisLink {
  readonly address: URL;
  readonly client: Redis;
  /** Another connection, for commands that wait. */
  duplicate(): Redis;
  /** Aborted with a CliError when Redis has been away for too long. */
  readonly lost: AbortSignal;
  /** The work, or a rejection with the reason when Redis is lost meanwhile. */
  orLost<Result>(work: Promise<Result>): Promise<Result>;
  close(): void;
}

const connectTimeoutMs = 10_000;

/** Connects to a Redis that is there and lets us in, else throws CliError. Later it may be away for `patienceMs`. */
export async function connectRedis(address: URL, patienceMs: number, { Redis }: QueuePackages): Promise<RedisLink> {
  await greet(address, Redis);
  const shown = shownAddress(address);
  const lost = new AbortController();
  const clients: Redis[] = [];
  let timer: NodeJS.Timeout | undefined;
  const open = () => {
    const client = new Redis(address.href, {
      maxRetriesPerRequest: null,
      retryStrategy: () => 200,
      // One that is still loading its data is waited for.
      maxLoadingRetryTime: patienceMs,
    });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };
  const client = open();
  client.on('close', () => {
    timer ??= setTimeout(() => {
      const seconds = Math.round(patienceMs / 1000);
      lost.abort(new CliError(`Redis at ${shown} went away, and was not back within ${seconds} s.`));
    }, patienceMs);
  });
  client.on('ready', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  return {
    address,
    client,
    duplicate: open,
    lost: lost.signal,
    orLost(work) {
      work.catch(() => undefined);
      return new Promise((resolve, reject) => {
        const stop = () => reject(lost.signal.reason);
        if (lost.signal.aborted) return stop();
        lost.signal.addEventListener('abort', stop, { once: true });
        work
          .then(resolve, (error: unknown) =>
            reject(new CliError(`Redis at ${shown} refused: ${messageOf(error)}`, undefined, error)),
          )
          .finally(() => lost.signal.removeEventListener('abort', stop));
      });
    },
    close() {
      clearTimeout(timer);
      for (const one of clients) one.disconnect();
    },
  };
}

/** One attempt to connect, whose failure is told in full. */
async function greet(address: URL, RedisClient: QueuePackages['Redis']): Promise<void> {
  const client = new RedisClient(address.href, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: connectTimeoutMs,
  });
  let reason = '';
  client.on('error', (error: Error) => {
    reason ||= messageOf(error);
  });
  try {
    await inTime(client.connect(), connectTimeoutMs, 'Connecting');
    // A database that is not there is found out by asking for it alone.
    await inTime(client.select(Number(address.pathname.slice(1))), connectTimeoutMs, 'Redis’s answer');
  } catch (error) {
    throw new CliError(problemOf(reason || messageOf(error), shownAddress(address)));
  } finally {
    client.disconnect();
  }
}

function problemOf(reason: string, shown: string): string {
  if (/^(NOAUTH|WRONGPASS|ERR AUTH|ERR invalid password|NOPERM)/.test(reason))
    return `Redis at ${shown} does not let us in (${reason}). Put user and password into --queue: redis://user:password@host:6379.`;
  if (/RESP type|Protocol error/i.test(reason)) return `What listens at ${shown} is no Redis. Name one with --queue.`;
  if (/DB index/.test(reason)) return `Redis at ${shown} has no such database (${reason}).`;
  return `No Redis answers at ${shown}: ${reason}. Start one (redis-server), or name another with --queue.`;
}
