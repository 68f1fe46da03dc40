import type { Redis } from 'ioredis';
import { toolVersion, workerKey, workersKey } from './names.ts';

/** Time after which a worker without a sign counts as dead. */
const aliveSeconds = 15;

/** Registers a worker as alive; to be repeated well within 15 s. */
export async function announceWorker(client: Redis, worker: string): Promise<void> {
  await client.sadd(workersKey, worker);
  await client.set(workerKey(worker), toolVersion, 'EX', aliveSeconds);
}

/** Removes a worker from the list. */
export async function retireWorker(client: Redis, worker: string): Promise<void> {
  await client.del(workerKey(worker));
  await client.srem(workersKey, worker);
}

/** Returns the versions of the workers that are alive, one entry each, and removes dead workers. */
export async function aliveWorkers(client: Redis): Promise<string[]> {
  const names = await client.smembers(workersKey);
  if (names.length === 0) return [];
  const versions = await client.mget(names.map(workerKey));
  const dead = names.filter((_name, index) => versions[index] === null);
  if (dead.length > 0) await client.srem(workersKey, ...dead);
  return versions.filter((version) => version !== null);
}
