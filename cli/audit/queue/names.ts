import packageJson from '../../../package.json' with { type: 'json' };

/** Another version of this tool may judge otherwise, so each has a queue of its own in a Redis. */
export const toolVersion: string = packageJson.version;
/** Begins the name of every key of ours. */
export const keyPrefix = 'ss-runtime';
export const queueName = `audit-${toolVersion}`;

/** How a run's pages are seen; there for as long as somebody waits for them. */
export const runKey = (run: string): string => `${keyPrefix}:${queueName}:run:${run}`;
/** A list of a run's pages that were seen and are not fetched yet. */
export const resultsKey = (run: string): string => `${keyPrefix}:${queueName}:results:${run}`;
/** A set of all workers' names, of any version. */
export const workersKey = `${keyPrefix}:audit-workers`;
/** Holds a worker's version, for as long as it is alive. */
export const workerKey = (worker: string): string => `${keyPrefix}:audit-worker:${worker}`;
