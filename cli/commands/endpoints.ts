import { exitCodes } from '../../fake-server/common/errors.ts';
import { endpoints as table } from '../../runtime/contract/endpoints.ts';
import { defineCommand } from '../command.ts';
import { listOptions } from '../core/list-options.ts';
import { columns } from '../report/columns.ts';

/** `ss-runtime endpoints`: lists every /api call of the contract. */
export const endpoints = defineCommand<{ format: 'pretty' | 'json' }>({
  name: 'endpoints',
  summary: 'list every /api call: method, path, encoding, reference',
  declare: (command) => command,
  options: async () => listOptions,
  constantLines: ['endpoints', 'endpoints --format json', 'endpoints --format=json'],
  examples: [
    ['ss-runtime endpoints', 'the calls as a table'],
    ['ss-runtime endpoints --format json', 'the same for a script'],
  ],
  async run(_args, options, io) {
    const rows = Object.values(table);
    if (options.format === 'json') io.out(JSON.stringify({ endpoints: rows }, null, 2));
    else {
      const paint = io.paintOut;
      const head = ['NAME', 'METHOD', 'PATH', 'ENCODING', 'REFERENCE'];
      const lines = columns([head, ...rows.map((row) => [row.name, row.method, row.path, row.encoding, row.reference])]);
      lines.forEach((line, index) => {
        io.out(index === 0 ? paint.bold(line) : line);
      });
    }
    return exitCodes.clean;
  },
});
