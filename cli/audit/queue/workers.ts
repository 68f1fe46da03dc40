import type { Redis } from 'ioredis';
import { toolVersion, workerKey, workersKey } from './names.ts';

/** Time without an announcement after which a worker counts as ended. */
const aliveSeconds = 15;

/** Registers a worker as alive for 15 s. Call it again well within that time. */
export async function announceWorker(client: Redis, worker: string): Promise<void> {
  await client.sadd(workersKey, worker);
  await client.set(workerKey(worker), toolVersion, 'EX', aliveSeconds);
}

/** Removes a worker from the registered ones. */
export async function retireWorker(client: Redis, worker: string): Promise<void> {
  await client.del(workerKey(worker));
  await client.srem(workersKey, worker);
}

/** Returns the versions of the workers that are alive, one entry for each, and removes the others. */
export async function aliveWorkers(client: Redis): Promise<string[]> {
  const names = await client.smembers(workersKey);
  if (names.length === 0) return [];
  const versions = await client.mget(names.map(workerKey));
  const ended = names.filter((_name, index) => versions[index] === null);
  if (ended.length > 0) await client.srem(workersKey, ...ended);
  return versions.filter((version) => version !== null);
}
