import { CliError } from '../../../fake-server/common/errors.ts';

/** BullMQ and its Redis client, which are optional peer dependencies for `--queue`. */
export interface QueuePackages {
  readonly bullmq: typeof import('bullmq');
  readonly Redis: typeof import('ioredis').Redis;
}

/** Loads the packages. Throws CliError with the command that installs them. */
export async function loadQueuePackages(
  load: () => Promise<[typeof import('bullmq'), typeof import('ioredis')]> = () =>
    Promise.all([import('bullmq'), import('ioredis')]),
): Promise<QueuePackages> {
  try {
    const [bullmq, { Redis }] = await load();
    return { bullmq, Redis };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CliError(
      '--queue needs BullMQ and its Redis client, which are not installed: npm install bullmq@6 ioredis',
      'package-missing',
      error,
    );
  }
}
