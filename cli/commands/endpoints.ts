import { exitCodes } from '../../fake-server/common/errors.ts';
import { endpoints as calls } from '../../runtime/contract/endpoints.ts';
import { defineCommand } from '../command.ts';
import { listOptions } from '../core/list-options.ts';
import { columns } from '../report/columns.ts';

/** `ss-runtime endpoints`: lists every /api call of the contract. */
export const endpoints = defineCommand<{ format: 'pretty' | 'json' }>({
  name: 'endpoints',
  summary: 'list every /api call: method, path, encoding, reference',
  declare: (command) => command,
  options: async () => listOptions,
  constantLines: ['endpoints --format json', 'endpoints --format=json'],
  examples: [
    ['ss-runtime endpoints', 'the calls as a table'],
    ['ss-runtime endpoints --format json', 'the same for a script'],
  ],
  async run(_args, options, io) {
    const rows = Object.values(calls);
    if (options.format === 'json') io.out(JSON.stringify({ endpoints: rows }, null, 2));
    else {
      const paint = io.paintOut;
      const head = ['NAME', 'METHOD', 'PATH', 'ENCODING', 'REFERENCE'];
      const table = [head, ...rows.map((row) => [row.name, row.method, row.path, row.encoding, row.reference])];
      const lines = fittingColumns(table, io.wrapAt);
      lines.forEach((line, index) => {
        io.out(index === 0 ? paint.bold(line) : line);
      });
      if (lines[0]?.includes('REFERENCE') === false) io.note('A wider terminal shows encoding and reference, too.');
    }
    return exitCodes.clean;
  },
});

/** Returns the table without its last columns where a terminal is too narrow for them. */
function fittingColumns(table: readonly (readonly string[])[], width: number): readonly string[] {
  for (let count = table[0]?.length ?? 0; count > 3; count -= 1) {
    const lines = columns(table.map((row) => row.slice(0, count)));
    if (lines.every((line) => line.length <= width)) return lines;
  }
  return columns(table.map((row) => row.slice(0, 3)));
}
