import type { Redis } from 'ioredis';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import { inTime } from '../browser/in-time.ts';
import type { QueuePackages } from './packages.ts';
import { shownAddress } from './redis-address.ts';

/** A connection to Redis that reconnects, up to a limit. */
export interface RedisLink {
  readonly address: URL;
  readonly client: Redis;
  /** Opens another connection, for blocking commands. */
  duplicate(): Redis;
  /** Aborted with a CliError when Redis has been unreachable for too long. */
  readonly lost: AbortSignal;
  /** Resolves with the promise's result. Rejects with the reason when Redis is lost first. */
  orLost<Result>(promise: Promise<Result>): Promise<Result>;
  close(): void;
}

const connectTimeoutMs = 10_000;

/**
 * Connects to a Redis, which may later be unreachable for up to `maxOutageMs`. Throws CliError when it cannot be reached or
 * refuses the log-in.
 */
export async function connectRedis(address: URL, maxOutageMs: number, { Redis }: QueuePackages): Promise<RedisLink> {
  await checkConnection(address, Redis);
  const shown = shownAddress(address);
  const lostController = new AbortController();
  const clients: Redis[] = [];
  let timer: NodeJS.Timeout | undefined;
  const open = () => {
    const client = new Redis(address.href, {
      maxRetriesPerRequest: null,
      retryStrategy: () => 200,
      // A Redis that loads its data is not ready yet.
      maxLoadingRetryTime: maxOutageMs,
    });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };
  const client = open();
  client.on('close', () => {
    timer ??= setTimeout(() => {
      const seconds = Math.round(maxOutageMs / 1000);
      lostController.abort(new CliError(`Redis at ${shown} was unreachable for more than ${seconds} s.`, 'unreachable'));
    }, maxOutageMs);
  });
  client.on('ready', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  return {
    address,
    client,
    duplicate: open,
    lost: lostController.signal,
    orLost(promise) {
      promise.catch(() => undefined);
      return new Promise((resolve, reject) => {
        const stop = () => reject(lostController.signal.reason);
        if (lostController.signal.aborted) return stop();
        lostController.signal.addEventListener('abort', stop, { once: true });
        promise
          .then(resolve, (error: unknown) =>
            reject(new CliError(`Redis at ${shown} refused: ${errorMessage(error)}`, 'unreachable', error)),
          )
          .finally(() => lostController.signal.removeEventListener('abort', stop));
      });
    },
    close() {
      clearTimeout(timer);
      for (const one of clients) one.disconnect();
    },
  };
}

/** Tries to connect once. Throws CliError with the full reason. */
async function checkConnection(address: URL, RedisClient: QueuePackages['Redis']): Promise<void> {
  const client = new RedisClient(address.href, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: connectTimeoutMs,
  });
  let reason = '';
  client.on('error', (error: Error) => {
    reason ||= errorMessage(error);
  });
  client.on('connect', () => endFlood(client));
  try {
    await inTime(client.connect(), connectTimeoutMs, 'Connecting');
    // Only a command to a database fails for a database that does not exist.
    await inTime(client.select(Number(address.pathname.slice(1))), connectTimeoutMs, 'The response of Redis');
  } catch (error) {
    throw new CliError(problemOf(reason || errorMessage(error), shownAddress(address)), 'unreachable');
  } finally {
    client.disconnect();
  }
}

/** A Redis responds to the check with a few kilobytes. */
const maxCheckBytes = 1024 * 1024;

/** Ends a connection whose server sends without end, because the client stores a response until it is whole. */
function endFlood(client: Redis): void {
  const { stream } = client;
  stream.on('data', () => {
    if (stream.bytesRead > maxCheckBytes) stream.destroy(new Error(`Protocol error: more than ${maxCheckBytes} bytes`));
  });
}

function problemOf(reason: string, shown: string): string {
  if (/^(NOAUTH|WRONGPASS|ERR AUTH|ERR invalid password|NOPERM)/.test(reason))
    return (
      `Redis at ${shown} refuses the log-in (${reason}). ` +
      'Put user and password into --queue: redis://user:password@host:6379.'
    );
  if (/RESP type|Protocol error/i.test(reason)) return `The server at ${shown} is not Redis. Name one with --queue.`;
  if (/DB index/.test(reason)) return `Redis at ${shown} has no such database (${reason}).`;
  return `No Redis responds at ${shown}: ${reason}. Start one (redis-server), or name another with --queue.`;
}
