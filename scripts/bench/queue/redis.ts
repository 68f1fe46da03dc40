import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

/** A Redis server of the test, on a free local port, without files. */
export interface PrivateRedis {
  readonly address: URL;
  readonly port: number;
  /** Opens another connection. */
  readonly client: Redis;
  /** Kills the server, as in a crash. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

export const redisMissing =
  'These tests need redis-server, which was not found: install its package (apt-get install redis-server), or set ' +
  'REDIS_SERVER_PATH.';

/** Starts a server and resolves once it accepts connections. Rejects with the name of the missing program. */
export async function startRedis(options: { readonly port?: number; readonly password?: string } = {}): Promise<PrivateRedis> {
  const port = options.port ?? (await freePort());
  const { password } = options;
  const settings = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(
    process.env.REDIS_SERVER_PATH ?? 'redis-server',
    [...settings, ...(password === undefined ? [] : ['--requirepass', password])].map(String),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    server.once('error', () => reject(new Error(redisMissing)));
    server.once('close', () => reject(new Error(`redis-server ended: ${printed}`)));
    server.stdout.on('data', (data: Buffer) => {
      printed += data;
      if (printed.includes('Ready to accept connections')) resolve();
    });
  });
  const address = new URL(`redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`);
  const client = new Redis(address.href, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  const kill = async () => {
    server.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    port,
    client,
    kill,
    async end() {
      client.disconnect();
      await kill();
    },
  };
}

/** A free port below those that systems give to servers at port 0, one of which would take it before Redis has started. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
