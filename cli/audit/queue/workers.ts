import type { Redis } from 'ioredis';
import { toolVersion, workerKey, workersKey } from './names.ts';

/** A worker that does not say so for this long is dead. */
const aliveSeconds = 15;

/** Says in Redis that a worker is alive; to be repeated well within 15 s. */
export async function announceWorker(client: Redis, worker: string): Promise<void> {
  await client.sadd(workersKey, worker);
  await client.set(workerKey(worker), toolVersion, 'EX', aliveSeconds);
}

/** Takes a worker off the list. */
export async function retireWorker(client: Redis, worker: string): Promise<void> {
  await client.del(workerKey(worker));
  await client.srem(workersKey, worker);
}

/** Versions of the workers that are alive, one entry each; the dead are forgotten on the way. */
export async function aliveWorkers(client: Redis): Promise<string[]> {
  const names = await client.smembers(workersKey);
  if (names.length === 0) return [];
  const versions = await client.mget(names.map(workerKey));
  const dead = names.filter((_name, index) => versions[index] === null);
  if (dead.length > 0) await client.srem(workersKey, ...dead);
  return versions.filter((version) => version !== null);
}
