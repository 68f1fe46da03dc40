import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { start } from '../../../cli/api/start.ts';

test.runIf(existsSync('/dev/full'))(
  'calls `onProblem` when a recording stops, and with the number of missing calls',
  async () => {
    const problems: string[] = [];
    const platform = await start({
      targets: ['clean'],
      record: '/dev/full',
      onProblem: (problem) => problems.push(problem),
    });
    await fetch(new URL('/api/census/button-render', platform.url), { method: 'POST', body: 'a=1' });
    await platform.close();
    expect(problems).toEqual([
      'Recording to /dev/full stopped: the disk is full.',
      'Recording to /dev/full is incomplete: 1 calls are missing at its end.',
    ]);
  },
);
