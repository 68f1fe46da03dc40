import packageJson from '../../../package.json' with { type: 'json' };

/** Version of this tool. Versions may judge differently, so each has a separate queue. */
export const toolVersion: string = packageJson.version;
/** Prefix of all keys. */
export const keyPrefix = 'ss-runtime';
export const queueName = `audit-${toolVersion}`;

/** Key of a run's options; it exists while a process waits for the run. */
export const runKey = (run: string): string => `${keyPrefix}:${queueName}:run:${run}`;
/** Key of the list of a run's results that are not read yet. */
export const resultsKey = (run: string): string => `${keyPrefix}:${queueName}:results:${run}`;
/** Key of the set with the names of all workers, of any version. */
export const workersKey = `${keyPrefix}:audit-workers`;
/** Key of a worker's version, which exists while the worker runs. */
export const workerKey = (worker: string): string => `${keyPrefix}:audit-worker:${worker}`;
